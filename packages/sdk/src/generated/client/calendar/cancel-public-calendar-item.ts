/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { CancelationResult } from '../../model/cancelationResult.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCancelPublicCalendarItemUrl = (id: string,) => {




  return `/nox/public/v1/calendar/${encodeURIComponent(String(id))}`
}

/**
 * Cancel a booking, by its uuid
 *
 * For anyone with the uuid of a booking without an account. Frees the place for the first person on the waiting list and refunds the payment. Possible until cancelableUntil of the booking; repeating the call fails with booking.error.alreadycanceled.
 */
export const cancelPublicCalendarItem = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<CancelationResult> => {

  return fetcher<CancelationResult>(getCancelPublicCalendarItemUrl(id),
  {
      operationId: 'cancelPublicCalendarItem', statuses: [200, 400, 404, 409, 500, 502, 503],
    ...options,
    method: 'DELETE'


  }
).then(deserializeCancelPublicCalendarItemResponse);}


const deserializeCancelPublicCalendarItemResponse = (data: CancelationResult): CancelationResult => {
  if (data == null) return data;
  data.canceledAt = toDate(data.canceledAt);
  return data;
};