import { Navigate, useLocation } from 'react-router';
import { readAddress } from '../../lib/address/readAddress.ts';
import { guessKnownPath } from '../../lib/address/legacyPaths.ts';
import { useWhitelabel } from '../../lib/brand/WhitelabelProvider.tsx';
import { NotFoundPage } from '../frame/NotFoundPage.tsx';

/**
 * Redirects an unknown address to the page it most likely means, or shows that there is none (spec
 * 2.6).
 */
export function UnknownPathRoute() {
  const location = useLocation();
  const brandTenant = useWhitelabel()?.tenantName ?? undefined;
  const { tenant = brandTenant, organizationUnitId } = readAddress(location);
  const studio = tenant && organizationUnitId ? { tenant, organizationUnitId } : undefined;
  const known = guessKnownPath(location.pathname, studio);
  return known ? <Navigate to={known + location.search} replace /> : <NotFoundPage />;
}
