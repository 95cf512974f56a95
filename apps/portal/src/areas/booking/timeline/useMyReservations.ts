import { useListCheckinReservations } from '@studio-portal/sdk/api/checkin-reservations';
import { useCanOpen } from '../../../lib/access/useCanOpen.ts';
import { useActing } from '../../account/family/useActing.ts';

/**
 * Loads the reserved visits that the timeline shows beside bookings. Without any, `data` is empty:
 * where the user cannot reserve, acts for a family member, or the call has failed, since bookings
 * are shown regardless.
 */
export function useMyReservations() {
  const canReserve = useCanOpen('myCheckinReservations');
  const enabled = useActing() === undefined && canReserve;
  const { data, error, isFetching, refetch, dataUpdatedAt } = useListCheckinReservations({
    query: { staleTime: 0, enabled },
  });
  const hasFailed = error !== null && data === undefined;
  return {
    data: enabled && !hasFailed ? data : [],
    error: null,
    isFetching,
    refetch,
    ...(data ? { dataUpdatedAt } : {}),
    hasFailed,
  };
}
