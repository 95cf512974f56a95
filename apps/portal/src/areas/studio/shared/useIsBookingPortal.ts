import { useTenantConfig } from './useTenantConfig.ts';

/**
 * Whether the group of studios that the address or the brand names has a booking portal; undefined while it is asked for. A group that is
 * unknown has none.
 */
export function useIsBookingPortal(): {
  isBookingPortal: boolean | undefined;
  /** It could not be asked for. */
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
