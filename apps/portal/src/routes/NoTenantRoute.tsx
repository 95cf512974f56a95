import { useGetTenantConfig } from '@studio-portal/sdk/api/studio-catalogue';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { showMaintenance } from '../site/browser/maintenance.ts';
import { path } from '../site/address/paths.ts';
import { readQuery } from '../site/address/query.ts';
import { useRouteName } from '../site/routes/RouteContext.tsx';
import { useWhitelabel } from '../site/brand/WhitelabelProvider.tsx';
import { FullPageLoader } from '../features/shell/FullPageLoader.tsx';
import { UnknownStudioPage } from '../features/shell/UnknownStudioPage.tsx';
import { useSession } from '../domains/session/useSession.ts';
import { encodeStudioUuid } from '../site/address/studioUuid.ts';
import { StudioListRoute } from './studios/StudioListRoute.tsx';

/**
 * The bare address of a brand without a tenant. In a booking portal, which has the studios of all chains, that is the studio finder;
 * else the settings of whoever is logged in (specification 1, sections 2.2 and 3, "Tenant config").
 */
export function NoTenantRoute() {
  const { search } = useLocation();
  const name = useRouteName();
  const brandGroup = useWhitelabel()?.publicFacilityGroup;
  const group = readQuery(search).studioCode ?? brandGroup;
  const { data, isLoading } = useGetTenantConfig(group ?? '', {
    query: { enabled: group !== undefined, staleTime: Number.POSITIVE_INFINITY },
  });
  useEffect(() => {
    if (data?.maintenance) showMaintenance();
  }, [data]);
  if (isLoading) return <FullPageLoader />;
  if (!data?.isBookingPortal) return <SettingsOrUnknown />;
  if (name !== 'studiosLegacy') return <Navigate to={path('studiosLegacy') + search} replace />;
  return <StudioListRoute />;
}

/** Settings lie below a studio: the first that the reader is connected to. */
function SettingsOrUnknown() {
  const { loginState, user } = useSession();
  if (loginState === 'unknown') return <FullPageLoader />;
  const [first] = user?.studioConnects ?? [];
  if (!first) return <UnknownStudioPage />;
  const studioUuid = encodeStudioUuid({ tenant: first.tenant, organizationUnitId: first.studioId });
  return <Navigate to={path('mySettings', { studioUuid })} replace />;
}
