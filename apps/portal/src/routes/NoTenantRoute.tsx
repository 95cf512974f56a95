import { Navigate, useLocation } from 'react-router';
import { useSession } from '../domains/session/useSession.ts';
import { useIsBookingPortal } from '../domains/studio/useIsBookingPortal.ts';
import { StartUpErrors } from '../features/shell/StartUpErrors.tsx';
import { UnknownStudioPage } from '../features/shell/UnknownStudioPage.tsx';
import { FullPageLoader } from '../lib/page/FullPageLoader.tsx';
import { path } from '../site/address/paths.ts';
import { encodeStudioUuid } from '../site/address/studioUuid.ts';
import { useRouteName } from '../site/routes/RouteContext.tsx';
import { StudioListRoute } from './studios/StudioListRoute.tsx';

/**
 * The bare address of a brand without a tenant. In a booking portal, which has the studios of all chains, that is the studio finder;
 * else the settings of whoever is logged in (specification 1, sections 2.2 and 3, "Tenant config").
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

/** Settings lie below a studio: the first that the reader is connected to. */
function SettingsOrUnknown() {
  const { loginState, user, error, retry } = useSession();
  if (error) return <StartUpErrors errors={[error]} onRetry={retry} />;
  if (loginState === 'unknown') return <FullPageLoader />;
  const [first] = user?.studioConnects ?? [];
  if (!first) return <UnknownStudioPage />;
  const studioUuid = encodeStudioUuid({ tenant: first.tenant, organizationUnitId: first.studioId });
  return <Navigate to={path('mySettings', { studioUuid })} replace />;
}
