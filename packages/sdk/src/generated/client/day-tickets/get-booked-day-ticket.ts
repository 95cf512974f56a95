/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BookedDayTicket } from '../../model/bookedDayTicket.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetBookedDayTicketUrl = (leadId: string,) => {




  return `/v1/public/daytickets/${encodeURIComponent(String(leadId))}`
}

/**
 * A day ticket with payment at the studio
 *
 * For anyone with the leadId, which bookDayTicket returns and the mail contains. Also after it was canceled.
 */
export const getBookedDayTicket = async (leadId: string, options?: Parameters<typeof fetcher>[1]): Promise<BookedDayTicket> => {

  return fetcher<BookedDayTicket>(getGetBookedDayTicketUrl(leadId),
  {
      operationId: 'getBookedDayTicket', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetBookedDayTicketResponse);}


const deserializeGetBookedDayTicketResponse = (data: BookedDayTicket): BookedDayTicket => {
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