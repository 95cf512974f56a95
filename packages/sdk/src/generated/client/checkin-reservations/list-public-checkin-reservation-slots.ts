/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { CheckinReservationSlot } from '../../model/checkinReservationSlot.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListPublicCheckinReservationSlotsUrl = (studioId: number,) => {




  return `/nox/public/v1/studios/${encodeURIComponent(String(studioId))}/checkinreservation`
}

/**
 * Slots for check-in reservations (public)
 *
 * Public variant of listCheckinReservationSlots: the slots from today to seven days ahead, with their free places. reservationId is always null.
 */
export const listPublicCheckinReservationSlots = async (studioId: number, options?: Parameters<typeof fetcher>[1]): Promise<CheckinReservationSlot[]> => {

  return fetcher<CheckinReservationSlot[]>(getListPublicCheckinReservationSlotsUrl(studioId),
  {
      operationId: 'listPublicCheckinReservationSlots', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListPublicCheckinReservationSlotsResponse);}


const deserializeListPublicCheckinReservationSlotsResponse = (data: CheckinReservationSlot[]): CheckinReservationSlot[] => {
  if (data == null) return data;
  for (const item0 of data) {
    
    item0.usageDate = toDate(item0.usageDate);
    item0.startTime = toDate(item0.startTime);
    item0.endTime = toDate(item0.endTime);
    item0.lastPossibleCheckinDateTime = toDate(item0.lastPossibleCheckinDateTime);
    item0.cancelableUntil = toDate(item0.cancelableUntil);
  }
  return data;
};