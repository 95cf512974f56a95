import { useGetTenant } from '@studio-portal/sdk/api/tenant';
import { useEffect } from 'react';
import { showMaintenance } from '../../../lib/browser/maintenance.ts';

/**
 * Loads the tenant of the page. If it exists but fails to load, shows maintenance, which replaces
 * every page (spec 4); not if it is unknown (404), invalid (400) or there is no network.
 * @param enabled false delays or prevents loading
 */
export function useTenant(enabled: boolean) {
  const tenant = useGetTenant({ query: { enabled, staleTime: Number.POSITIVE_INFINITY } });
  const status = tenant.error?.status ?? 404;
  const fails = status !== 400 && status !== 404 && status !== 0;
  useEffect(() => {
    if (fails) showMaintenance();
  }, [fails]);
  return tenant;
}
