/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BookedDayTicket } from '../../model/bookedDayTicket.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCancelBookedDayTicketUrl = (leadId: string,) => {




  return `/v1/public/daytickets/${encodeURIComponent(String(leadId))}`
}

/**
 * Cancel a day ticket with payment at the studio
 *
 * For anyone with the leadId, until its day is over. Its code becomes invalid, and it can be booked by others. Repeating the call has no effect.
 */
export const cancelBookedDayTicket = async (leadId: string, options?: Parameters<typeof fetcher>[1]): Promise<BookedDayTicket> => {

  return fetcher<BookedDayTicket>(getCancelBookedDayTicketUrl(leadId),
  {
      operationId: 'cancelBookedDayTicket', statuses: [200, 400, 404, 409, 500, 502, 503],
    ...options,
    method: 'DELETE'


  }
).then(deserializeCancelBookedDayTicketResponse);}


const deserializeCancelBookedDayTicketResponse = (data: BookedDayTicket): BookedDayTicket => {
  if (data == null) return data;
  if (data.purchase != null) {
    data.purchase.validFrom = toDate(data.purchase.validFrom);
    if (data.purchase.validUntil != null) {
      data.purchase.validUntil = toDate(data.purchase.validUntil);
    }
  }
  if (data.canceledAt != null) {
    data.canceledAt = toDate(data.canceledAt);
  }
  return data;
};