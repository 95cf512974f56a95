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
 * Handles the root address (spec 2.2): redirects to the external page or studio that the query
 * names, otherwise to the tenant's list of studios; a brand without a tenant has its own pages.
 * Keeps the rest of the query.
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
  // The list itself decides whether users may choose a studio.
  if (isList)
    return <Navigate to={path('studios', { tenant }) + withoutTenant(location.search)} replace />;
  const to = organizationUnitId
    ? path('studio', { studioUuid: encodeStudioUuid({ tenant, organizationUnitId }) })
    : path('studios', { tenant });
  return <Navigate to={to + withoutStudio(location.search)} replace />;
}
