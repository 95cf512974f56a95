import { Navigate, useLocation } from 'react-router';
import { useSession } from '../../lib/session/useSession.ts';
import { useIsBookingPortal } from '../../areas/studio/shared/useIsBookingPortal.ts';
import { NoStudio } from '../frame/NoStudio.tsx';
import { StartUpErrors } from '../frame/StartUpErrors.tsx';
import { FullPageLoader } from '../../lib/page/FullPageLoader.tsx';
import { path } from '../../lib/address/paths.ts';
import { encodeStudioUuid } from '../../lib/address/studioUuid.ts';
import { useRouteName } from '../../lib/routes/RouteContext.tsx';
import { StudioListRoute } from '../../areas/studio/finder/StudioListRoute.tsx';

/**
 * Handles the root address of a brand without a tenant: the studio finder in a booking portal,
 * otherwise the settings of a logged-in user (spec 2.2 and 3, "Tenant config").
 */
export function NoTenantRoute() {
  const { search } = useLocation();
  const name = useRouteName();
  const { isBookingPortal, error, retry } = useIsBookingPortal();
  if (error) return <StartUpErrors errors={[error]} onRetry={retry} />;
  if (isBookingPortal === undefined) return <FullPageLoader />;
  if (!isBookingPortal) return <SettingsOrUnknown />;
  if (name !== 'studiosLegacy') return <Navigate to={path('studiosLegacy') + search} replace />;
  return <StudioListRoute />;
}

/** Settings belong to a studio: uses the first that the user is connected to. */
function SettingsOrUnknown() {
  const { loginState, user, error, retry } = useSession();
  if (error) return <StartUpErrors errors={[error]} onRetry={retry} />;
  if (loginState === 'unknown') return <FullPageLoader />;
  const [first] = user?.studioConnects ?? [];
  if (!first) return <NoStudio />;
  const studioUuid = encodeStudioUuid({ tenant: first.tenant, organizationUnitId: first.studioId });
  return <Navigate to={path('mySettings', { studioUuid })} replace />;
}
