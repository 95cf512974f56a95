import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { rememberPath } from '../../lib/session/afterLogin.ts';
import { lazyNamed } from '../../lib/browser/lazyNamed.ts';
import { LoadingFrame } from './LoadingFrame.tsx';
import { detectRedirectLoop } from '../../lib/address/redirects.ts';

const DeadEndPage = lazyNamed(() => import('./DeadEndPage.tsx'), 'DeadEndPage');

interface GuardRedirectProps {
  here: string;
  to: string;
  /** True to return here after login. */
  remember: boolean;
  studioUuid: string;
}

/**
 * Redirects from a page that the user may not see, and shows DeadEndPage if the redirects loop
 * (spec 2.6).
 */
export function GuardRedirect({ here, to, remember, studioUuid }: GuardRedirectProps) {
  const navigate = useNavigate();
  const [isLoop] = useState(() => detectRedirectLoop(here, to));
  useEffect(() => {
    if (isLoop) return;
    if (remember) rememberPath(here);
    if (to.startsWith('/')) void navigate(to, { replace: true });
    else window.location.replace(to);
  }, [isLoop, here, to, remember, navigate]);
  return isLoop ? <DeadEndPage studioUuid={studioUuid} /> : <LoadingFrame />;
}
