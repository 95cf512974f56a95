/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { CancelationResult } from '../../model/cancelationResult.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';



export const getCancelCalendarItemUrl = (id: string,) => {




  return `/nox/v1/calendar/${encodeURIComponent(String(id))}`
}

/**
 * Cancel a booking
 *
 * For any logged-in user; with X-Tenant, only bookings at that tenant. Frees the place for the first person on the waiting list and refunds the payment, or returns the use of the option. After freeCancelationUntil of the booking it costs what lateCancelation says. Possible until cancelableUntil; repeating the call fails with booking.error.alreadycanceled.
 */
export const cancelCalendarItem = async (id: string, options?: Parameters<typeof familyFetcher>[1]): Promise<CancelationResult> => {

  return familyFetcher<CancelationResult>(getCancelCalendarItemUrl(id),
  {
      operationId: 'cancelCalendarItem', statuses: [200, 400, 401, 403, 404, 409, 500, 502, 503],
    ...options,
    method: 'DELETE'


  }
).then(deserializeCancelCalendarItemResponse);}


const deserializeCancelCalendarItemResponse = (data: CancelationResult): CancelationResult => {
  if (data == null) return data;
  data.canceledAt = toDate(data.canceledAt);
  return data;
};