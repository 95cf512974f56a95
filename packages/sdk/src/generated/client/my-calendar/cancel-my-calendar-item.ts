/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { CancelationResult } from '../../model/cancelationResult.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';



export const getCancelMyCalendarItemUrl = (uuid: string,) => {




  return `/v1/aggregated/calendaritems/${encodeURIComponent(String(uuid))}`
}

/**
 * Cancel a booking of the account
 *
 * For any logged-in user. Like cancelCalendarItem, but at any tenant. The payment is refunded; possible until cancelableUntil of the booking. Repeating the call fails with booking.error.alreadycanceled.
 */
export const cancelMyCalendarItem = async (uuid: string, options?: Parameters<typeof familyFetcher>[1]): Promise<CancelationResult> => {

  return familyFetcher<CancelationResult>(getCancelMyCalendarItemUrl(uuid),
  {
      operationId: 'cancelMyCalendarItem', statuses: [200, 400, 401, 403, 404, 409, 500, 502, 503],
    ...options,
    method: 'DELETE'


  }
).then(deserializeCancelMyCalendarItemResponse);}


const deserializeCancelMyCalendarItemResponse = (data: CancelationResult): CancelationResult => {
  if (data == null) return data;
  data.canceledAt = toDate(data.canceledAt);
  return data;
};