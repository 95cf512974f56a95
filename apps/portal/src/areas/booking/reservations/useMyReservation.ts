import { useListCheckinReservations } from '@studio-portal/sdk/api/checkin-reservations';
import type { SlotAddress } from './slotAddress.ts';
import { fromWire } from '../../../lib/dates/dates.ts';

/** The reader's reservation of a slot; undefined while it is looked for, null where there is none. */
export function useMyReservation(address: SlotAddress | undefined) {
  const query = useListCheckinReservations({
    query: { staleTime: 0, enabled: address !== undefined },
  });
  const found = query.data?.find(
    ({ slotId, usageDate, status }) =>
      slotId === address?.slotId && fromWire(usageDate) === address.day && status === 'RESERVED',
  );
  // What was listed before the reservation was made does not have it.
  const isKnown = address === undefined || (query.data !== undefined && !query.isFetching);
  return { query, reservation: found ?? (isKnown ? null : undefined) };
}
