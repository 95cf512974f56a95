import { createTrackingEvent } from '@studio-portal/sdk/api/event-logging';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useRouteName } from '../../lib/routes/RouteContext.tsx';
import { pageView } from '../../lib/analytics/pageView.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { useStudioIfAny } from '../../lib/routes/StudioContext.tsx';

/** The last tracked page and its time; kept across pages with different frames. */
let last: { pathname: string; at: number } | null = null;

/**
 * Tracks each opened page in the backend. Render it only with the user's consent and if tracking is
 * switched on. Failures are logged to the console only (spec 2, section 7).
 */
export function PageViews() {
  const route = useRouteName();
  const { pathname } = useLocation();
  const { user, loginState } = useSession();
  const data = useStudioIfAny();
  useEffect(() => {
    if (!route || loginState === 'unknown' || last?.pathname === pathname) return;
    const at = performance.now();
    const elapsed = last ? at - last.at : null;
    last = { pathname, at };
    const studio = data && {
      tenant: data.tenant,
      organizationUnitId: data.studio.id,
      name: data.studio.name,
    };
    createTrackingEvent(pageView({ route, user, studio, elapsed }, window)).catch((error: Error) =>
      console.warn('Event logging failed', error.message),
    );
  }, [route, pathname, user, loginState, data]);
  return null;
}
