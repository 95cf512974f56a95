import { useGetTenantConfig } from '@studio-portal/sdk/api/studio-catalogue';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readQuery } from '../../../lib/address/query.ts';
import { useWhitelabel } from '../../../lib/brand/WhitelabelProvider.tsx';
import { showMaintenance } from '../../../lib/browser/maintenance.ts';

/**
 * How the portal begins for the group of studios that the address or the brand names (specification 1, section 3, "Tenant config"); asked
 * once for all pages. One that is being worked on shows the maintenance page, whichever page was asked for.
 */
export function useTenantConfig() {
  const { search } = useLocation();
  const brandGroup = useWhitelabel()?.publicFacilityGroup;
  const group = readQuery(search).studioCode ?? brandGroup;
  const config = useGetTenantConfig(group ?? '', {
    query: { enabled: group !== undefined, staleTime: Number.POSITIVE_INFINITY },
  });
  const isMaintained = config.data?.maintenance ?? false;
  useEffect(() => {
    if (isMaintained) showMaintenance();
  }, [isMaintained]);
  return config;
}
