import { Navigate, useLocation } from 'react-router';
import { readAddress } from '../../lib/address/readAddress.ts';
import { externalPage } from '../../lib/address/externalPage.ts';
import { path } from '../../lib/address/paths.ts';
import { withoutStudio, withoutTenant } from '../../lib/address/query.ts';
import { useWhitelabel } from '../../lib/brand/WhitelabelProvider.tsx';
import { encodeStudioUuid } from '../../lib/address/studioUuid.ts';
import { useRouteName } from '../../lib/routes/RouteContext.tsx';
import { lazyNamed } from '../../lib/browser/lazyNamed.ts';

// Most brands have a tenant.
const NoTenantRoute = lazyNamed(() => import('./NoTenantRoute.tsx'), 'NoTenantRoute');

/**
 * The bare address (specification 1, section 2.2): the external page that the query names, else the studio that it names, else the
 * studio list of the tenant, else what a brand without a tenant has. All else that the query says goes along.
 */
export function HomeRoute() {
  const location = useLocation();
  const whitelabel = useWhitelabel();
  const isList = useRouteName() === 'studiosLegacy';
  const external = externalPage(location.search);
  if (external) return <Navigate to={external + location.search} replace />;
  const { tenant = whitelabel?.tenantName ?? undefined, organizationUnitId } =
    readAddress(location);
  if (!tenant) return <NoTenantRoute />;
  // The list itself knows whether its studios may be chosen between.
  if (isList)
    return <Navigate to={path('studios', { tenant }) + withoutTenant(location.search)} replace />;
  const to = organizationUnitId
    ? path('studio', { studioUuid: encodeStudioUuid({ tenant, organizationUnitId }) })
    : path('studios', { tenant });
  return <Navigate to={to + withoutStudio(location.search)} replace />;
}
