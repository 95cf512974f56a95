import { useLocation, useParams } from 'react-router';
import type { StudioPageData } from '../lib/studio/StudioContext.tsx';
import { path } from './paths.ts';
import { useGuards } from './RouteContext.tsx';

/** Where to go instead, and the path to come back to after login. */
export interface Denial {
  to: string;
  remember: string;
}

/**
 * Whether the present route may be shown: undefined when it may. Logged in: home of the studio; not logged in: login. The path
 * is remembered either way (specification 1, section 2.6).
 */
export function useGuard(data: StudioPageData): Denial | undefined {
  const { studioUuid = '' } = useParams();
  const { pathname, search } = useLocation();
  const guards = useGuards();
  const needsLogin = guards.some((guard) => guard.login) && !data.user;
  const lacksPermission = guards.some((guard) =>
    guard.permissions?.some((permission) => !data.permissions.has(permission)),
  );
  if (!needsLogin && !lacksPermission) return undefined;
  // Logging in does not switch on what the studio does not offer, so that leads home and not to login.
  return {
    to: lacksPermission ? path('studio', { studioUuid }) : path('login', { studioUuid }),
    remember: pathname + search,
  };
}
