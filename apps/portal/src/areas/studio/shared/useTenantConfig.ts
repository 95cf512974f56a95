import { useGetTenantConfig } from '@studio-portal/sdk/api/studio-catalogue';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readQuery } from '../../../lib/address/query.ts';
import { useWhitelabel } from '../../../lib/brand/WhitelabelProvider.tsx';
import { showMaintenance } from '../../../lib/browser/maintenance.ts';

/**
 * Loads the start configuration of the studio group in the address or brand (spec 3, "Tenant
 * config"), once for all pages. Shows the maintenance page if the group is under maintenance.
 */
export function useTenantConfig() {
  const { search } = useLocation();
  const brandGroup = useWhitelabel()?.publicFacilityGroup;
  const group = readQuery(search).studioCode ?? brandGroup;
  const config = useGetTenantConfig(group ?? '', {
    query: {
      enabled: Boolean(group),
      staleTime: Number.POSITIVE_INFINITY,
      // The page that shows the error uses this too, and would otherwise refetch it endlessly.
      retryOnMount: false,
    },
  });
  const isMaintained = config.data?.maintenance ?? false;
  useEffect(() => {
    if (isMaintained) showMaintenance();
  }, [isMaintained]);
  return config;
}
