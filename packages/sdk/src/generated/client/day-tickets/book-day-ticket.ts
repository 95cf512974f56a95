/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { BookDayTicketHeaders } from '../../model/bookDayTicketHeaders.ts';
import type { BookDayTicketRequest } from '../../model/bookDayTicketRequest.ts';
import type { BookedDayTicket } from '../../model/bookedDayTicket.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getBookDayTicketUrl = () => {




  return `/v1/public/daytickets/book`
}

/**
 * Book a day ticket and pay at the studio
 *
 * Public; a session has no effect. The ticket is valid at once, its code is mailed, and it is paid at the studio. Repeating the call without the same Idempotency-Key books a second one. To pay in advance, use createPublicProductVariantCheckout.
 */
export const bookDayTicket = async (bookDayTicketRequest: BookDayTicketRequest,
    headers?: BookDayTicketHeaders, options?: Parameters<typeof fetcher>[1]): Promise<BookedDayTicket> => {

    
return fetcher<BookedDayTicket>(getBookDayTicketUrl(),
  {
    operationId: 'bookDayTicket',
    statuses: [201, 400, 403, 404, 409, 422, 429, 500, 502, 503],
    idempotent: true,
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(serializeBookDayTicketRequest(bookDayTicketRequest))
  }
).then(deserializeBookDayTicketResponse);}


const deserializeBookDayTicketResponse = (data: BookedDayTicket): BookedDayTicket => {
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

const serializeBookDayTicketRequest = (data: BookDayTicketRequest): BookDayTicketRequest => {
  if (data == null) return data;
  const copy = { ...data };
  copy.usageDate = copy.usageDate instanceof Date ? (copy.usageDate.toISOString().slice(0, 10) as unknown as Date) : copy.usageDate;
  if (copy.customerData != null) {
    copy.customerData = { ...copy.customerData };
    if (copy.customerData.dateOfBirth != null) {
      copy.customerData.dateOfBirth = copy.customerData.dateOfBirth instanceof Date ? (copy.customerData.dateOfBirth.toISOString().slice(0, 10) as unknown as Date) : copy.customerData.dateOfBirth;
    }
  }
  return copy;
};