import { useTenantConfig } from './useTenantConfig.ts';

/**
 * Returns whether the studio group of the address or brand has a booking portal; undefined while
 * loading. An unknown group has none.
 */
export function useIsBookingPortal(): {
  isBookingPortal: boolean | undefined;
  /** Set if the request failed. */
  error: Error | undefined;
  retry: () => void;
} {
  const { data, error, isLoading, refetch } = useTenantConfig();
  return {
    isBookingPortal: isLoading ? undefined : (data?.isBookingPortal ?? false),
    error: data || !error || error.status === 404 || error.status === 400 ? undefined : error,
    retry: () => void refetch(),
  };
}
