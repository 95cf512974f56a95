import { useGetTenantConfig } from '@studio-portal/sdk/api/studio-catalogue';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readQuery } from '../../site/address/query.ts';
import { useWhitelabel } from '../../site/brand/WhitelabelProvider.tsx';
import { showMaintenance } from '../../site/browser/maintenance.ts';

/**
 * Whether the group of studios that the address or the brand names has a booking portal (specification 1, section 3, "Tenant config");
 * undefined while it is asked for. A group that is unknown has none; one that is being worked on shows the maintenance page.
 */
export function useIsBookingPortal(): {
  isBookingPortal: boolean | undefined;
  /** It could not be asked for. */
  error: Error | undefined;
  retry: () => void;
} {
  const { search } = useLocation();
  const brandGroup = useWhitelabel()?.publicFacilityGroup;
  const group = readQuery(search).studioCode ?? brandGroup;
  const { data, error, isLoading, refetch } = useGetTenantConfig(group ?? '', {
    query: { enabled: group !== undefined, staleTime: Number.POSITIVE_INFINITY },
  });
  useEffect(() => {
    if (data?.maintenance) showMaintenance();
  }, [data]);
  return {
    isBookingPortal: isLoading ? undefined : (data?.isBookingPortal ?? false),
    error: data || !error || error.status === 404 || error.status === 400 ? undefined : error,
    retry: () => void refetch(),
  };
}
