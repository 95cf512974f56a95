import {
  useListMyCalendarHistory,
  useListMyCurrentCalendarItems,
} from '@studio-portal/sdk/api/my-calendar';

/** The bookings of the account: what comes, and what is over or canceled. */
export function useBookings() {
  const current = useListMyCurrentCalendarItems({ query: { staleTime: 0 } });
  const history = useListMyCalendarHistory({ query: { staleTime: 0 } });
  return {
    current: current.data,
    history: history.data,
    error: current.error ?? history.error,
    fetching: current.isFetching || history.isFetching,
    refetch: () => void Promise.all([current.refetch(), history.refetch()]),
  };
}
