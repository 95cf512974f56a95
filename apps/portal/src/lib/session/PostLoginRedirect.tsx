import type { UserInfo } from '@studio-portal/sdk/types';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { peekRememberedPath, consumeRememberedPath } from './afterLogin.ts';
import { FullPageLoader } from '../page/FullPageLoader.tsx';
import { path } from '../address/paths.ts';
import { encodeStudioUuid } from '../address/studioUuid.ts';
import { startsAtFirstConnect } from '../brand/brandRules.ts';
import { useWhitelabel } from '../brand/WhitelabelProvider.tsx';
import { useStudio } from '../routes/StudioContext.tsx';

/**
 * Redirects to the last remembered path, or home (spec 2.6). For the brand that starts at the first
 * connected studio, redirects to that studio, with a full page load if it belongs to another chain.
 * The target is fixed on mount and cleared on unmount, because it must not change while the page
 * loads. Never redirects to the current page, which would render nothing.
 */
export function PostLoginRedirect({ user }: { user: UserInfo }) {
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
  const isOtherChain = first !== undefined && first.tenant !== tenant;
  useEffect(() => () => void consumeRememberedPath(), []);
  useEffect(() => {
    if (isOtherChain) window.location.replace(to);
  }, [isOtherChain, to]);
  return isOtherChain ? <FullPageLoader /> : <Navigate to={to} replace />;
}
