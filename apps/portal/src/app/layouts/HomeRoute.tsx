import { Navigate, useLocation } from 'react-router';
import { readAddress } from '../../lib/address/readAddress.ts';
import { externalPage } from '../../lib/address/externalPage.ts';
import { path } from '../../lib/address/paths.ts';
import { withoutStudio, withoutTenant } from '../../lib/address/query.ts';
import { useWhitelabel } from '../../lib/brand/WhitelabelProvider.tsx';
import { encodeStudioUuid } from '../../lib/address/studioUuid.ts';
import { useRouteName } from '../../lib/routes/RouteContext.tsx';
import { FullPageLoader } from '../../lib/page/FullPageLoader.tsx';
import { useTenantConfig } from '../../areas/studio/shared/useTenantConfig.ts';
import { lazyNamed } from '../../lib/browser/lazyNamed.ts';

// Most brands have a tenant.
const NoTenantRoute = lazyNamed(() => import('./NoTenantRoute.tsx'), 'NoTenantRoute');

/**
 * Handles the root address (spec 2.2): redirects to the external page or studio that the query
 * names, otherwise to the only studio of the group or the tenant's list of studios; a brand without
 * a tenant has its own pages. Keeps the rest of the query.
 */
export function HomeRoute() {
  const { search, ...location } = useLocation();
  const brandTenant = useWhitelabel()?.tenantName;
  const isList = useRouteName() === 'studiosLegacy';
  const group = useTenantConfig();
  const external = externalPage(search);
  if (external) return <Navigate to={external + search} replace />;
  const { tenant: named, organizationUnitId } = readAddress({ ...location, search });
  const tenant = named ?? brandTenant ?? group.data?.tenant;
  const asksGroup = !isList && !named && !organizationUnitId;
  if (asksGroup && group.isLoading) return <FullPageLoader />;
  const chosen = tenant && organizationUnitId && encodeStudioUuid({ tenant, organizationUnitId });
  const studioUuid = asksGroup ? group.data?.studioUuid : chosen;
  // The list itself decides whether users may choose a studio.
  if (studioUuid && !isList)
    return <Navigate to={path('studio', { studioUuid }) + withoutStudio(search)} replace />;
  if (!tenant) return <NoTenantRoute />;
  const query = isList ? withoutTenant(search) : withoutStudio(search);
  return <Navigate to={path('studios', { tenant }) + query} replace />;
}
