/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { CheckinReservationSlot } from '../../model/checkinReservationSlot.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListCheckinReservationSlotsUrl = (studioId: number,) => {




  return `/nox/v1/studios/${encodeURIComponent(String(studioId))}/checkinreservations`
}

/**
 * Slots for check-in reservations, with the member's own
 *
 * For members of the tenant in X-Tenant. Slots from today to seven days ahead, in the studio's time zone, that have not ended, including full ones and those past their last check-in. Slots during closing hours are excluded. Free places are current, and instants have the studio's offset.
 */
export const listCheckinReservationSlots = async (studioId: number, options?: Parameters<typeof fetcher>[1]): Promise<CheckinReservationSlot[]> => {

  return fetcher<CheckinReservationSlot[]>(getListCheckinReservationSlotsUrl(studioId),
  {
      operationId: 'listCheckinReservationSlots', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListCheckinReservationSlotsResponse);}


const deserializeListCheckinReservationSlotsResponse = (data: CheckinReservationSlot[]): CheckinReservationSlot[] => {
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