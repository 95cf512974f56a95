import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { rememberPath } from '../../lib/session/afterLogin.ts';
import { lazyNamed } from '../../lib/browser/lazyNamed.ts';
import { FullPageLoader } from '../../lib/page/FullPageLoader.tsx';
import { circles } from '../../lib/address/redirects.ts';

const DeadEndPage = lazyNamed(() => import('./DeadEndPage.tsx'), 'DeadEndPage');

interface ElsewhereProps {
  here: string;
  to: string;
  /** Whether a login leads back here. */
  remember: boolean;
  studioUuid: string;
}

/** Leads away from a page that may not be shown, but never in a circle (specification 1, section 2.6). */
export function Elsewhere({ here, to, remember, studioUuid }: ElsewhereProps) {
  const navigate = useNavigate();
  const [inCircle] = useState(() => circles(here, to));
  useEffect(() => {
    if (inCircle) return;
    if (remember) rememberPath(here);
    if (to.startsWith('/')) void navigate(to, { replace: true });
    else window.location.replace(to);
  }, [inCircle, here, to, remember, navigate]);
  return inCircle ? <DeadEndPage studioUuid={studioUuid} /> : <FullPageLoader />;
}
