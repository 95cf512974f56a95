/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BookSingleRequest } from '../../model/bookSingleRequest.ts';
import type { CalendarItem } from '../../model/calendarItem.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';



export const getBookSingleUrl = () => {




  return `/nox/v1/calendar/booksingle`
}

/**
 * Book a single appointment with a booking option
 *
 * For any logged-in user with a booking option at the studio's tenant. Books the employee's time and uses the option once, or does neither; no payment is involved. Without an employee, chooses the available one with the fewest appointments on that day. Only a trial contingent pays for a trial session. Booking again fails with booking.error.alreadybooked.
 */
export const bookSingle = async (bookSingleRequest: BookSingleRequest, options?: Parameters<typeof familyFetcher>[1]): Promise<CalendarItem> => {

    
return familyFetcher<CalendarItem>(getBookSingleUrl(),
  {
    operationId: 'bookSingle',
    statuses: [201, 400, 401, 403, 404, 409, 422, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(bookSingleRequest)
  }
).then(deserializeBookSingleResponse);}


const deserializeBookSingleResponse = (data: CalendarItem): CalendarItem => {
  if (data == null) return data;
  data.startDateTime = toDate(data.startDateTime);
  data.endDateTime = toDate(data.endDateTime);
  if (data.waitingListUntil != null) {
    data.waitingListUntil = toDate(data.waitingListUntil);
  }
  if (data.cancelableUntil != null) {
    data.cancelableUntil = toDate(data.cancelableUntil);
  }
  if (data.freeCancelationUntil != null) {
    data.freeCancelationUntil = toDate(data.freeCancelationUntil);
  }
  if (data.confirmUntil != null) {
    data.confirmUntil = toDate(data.confirmUntil);
  }
  if (data.ending != null) {
    data.ending.endedAt = toDate(data.ending.endedAt);
  }
  return data;
};