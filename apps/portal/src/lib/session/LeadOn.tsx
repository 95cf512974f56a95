import type { UserInfo } from '@studio-portal/sdk/types';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { peekRememberedPath, takeRememberedPath } from './afterLogin.ts';
import { FullPageLoader } from '../page/FullPageLoader.tsx';
import { path } from '../address/paths.ts';
import { encodeStudioUuid } from '../address/studioUuid.ts';
import { startsAtFirstConnect } from '../brand/brandRules.ts';
import { useWhitelabel } from '../brand/WhitelabelProvider.tsx';
import { useStudio } from '../routes/StudioContext.tsx';

/**
 * Leads to the last remembered path, else home (specification 1, section 2.6); under the brand that begins at the first connected
 * studio, to that one's home, loaded anew where it is of another chain. The path is chosen once and forgotten only when
 * the reader has left this page: its target may still be loading, and must not change meanwhile. A redirect to the page that it is
 * on would show nothing at all, so that is never the target.
 */
export function LeadOn({ user }: { user: UserInfo }) {
  const { studioUuid, tenant } = useStudio();
  const brand = useWhitelabel();
  const { pathname } = useLocation();
  const first = startsAtFirstConnect(brand) ? user.studioConnects[0] : undefined;
  const [to] = useState(() => {
    if (first)
      return path('studio', {
        studioUuid: encodeStudioUuid({ tenant: first.tenant, organizationUnitId: first.studioId }),
      });
    const remembered = peekRememberedPath();
    return remembered === undefined || remembered.split('?')[0] === pathname
      ? path('studio', { studioUuid })
      : remembered;
  });
  const elsewhere = first !== undefined && first.tenant !== tenant;
  useEffect(() => () => void takeRememberedPath(), []);
  useEffect(() => {
    if (elsewhere) window.location.replace(to);
  }, [elsewhere, to]);
  return elsewhere ? <FullPageLoader /> : <Navigate to={to} replace />;
}
