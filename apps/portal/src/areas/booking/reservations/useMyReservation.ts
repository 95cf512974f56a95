import { useListCheckinReservations } from '@studio-portal/sdk/api/checkin-reservations';
import type { SlotAddress } from './slotAddress.ts';
import { fromWire } from '../../../lib/dates/dates.ts';

/** Finds the user's reservation of a slot: null if there is none, undefined while that is unknown. */
export function useMyReservation(address: SlotAddress | undefined) {
  const query = useListCheckinReservations({
    query: { staleTime: 0, enabled: address !== undefined },
  });
  const found = query.data?.find(
    ({ slotId, usageDate, status }) =>
      slotId === address?.slotId && fromWire(usageDate) === address.day && status === 'RESERVED',
  );
  // A cached list may predate the reservation, so null needs a refetch that has succeeded.
  const isKnown = address === undefined || (query.isSuccess && !query.isFetching);
  return { query, reservation: found ?? (isKnown ? null : undefined) };
}
