/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { CheckinReservation } from '../../model/checkinReservation.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCancelCheckinReservationUrl = (id: string,) => {




  return `/nox/v1/checkinreservations/${encodeURIComponent(String(id))}/cancel`
}

/**
 * Cancel a reserved visit
 *
 * For any logged-in user, for a reservation of the account; with X-Tenant, only at that tenant. Frees the place and notifies the member by mail. After freeCancelationUntil of the reservation it costs what lateCancelation says. Possible until cancelableUntil; repeating the call fails with checkinreservation.error.alreadycanceled.
 */
export const cancelCheckinReservation = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<CheckinReservation> => {

  return fetcher<CheckinReservation>(getCancelCheckinReservationUrl(id),
  {
      operationId: 'cancelCheckinReservation', statuses: [200, 400, 401, 404, 409, 500, 502, 503],
    ...options,
    method: 'POST'


  }
).then(deserializeCancelCheckinReservationResponse);}


const deserializeCancelCheckinReservationResponse = (data: CheckinReservation): CheckinReservation => {
  if (data == null) return data;
  data.usageDate = toDate(data.usageDate);
  data.startDateTime = toDate(data.startDateTime);
  data.endDateTime = toDate(data.endDateTime);
  data.lastPossibleCheckinDateTime = toDate(data.lastPossibleCheckinDateTime);
  if (data.cancelableUntil != null) {
    data.cancelableUntil = toDate(data.cancelableUntil);
  }
  if (data.freeCancelationUntil != null) {
    data.freeCancelationUntil = toDate(data.freeCancelationUntil);
  }
  return data;
};