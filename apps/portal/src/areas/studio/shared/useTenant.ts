import { useGetTenant } from '@studio-portal/sdk/api/tenant';
import { useEffect } from 'react';
import { showMaintenance } from '../../../lib/browser/maintenance.ts';

/**
 * The tenant of the page. One that exists but cannot be told about is taken for maintenance, which replaces every page
 * (specification 1, section 4); one that is unknown (404), cannot exist (400) or cannot be asked for without a network is not.
 * @param enabled whether there is a tenant to ask for, and it is time to
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
