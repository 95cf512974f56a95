/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import type { BookPublicCourseHeaders } from '../../model/bookPublicCourseHeaders.ts';
import type { BookPublicCourseRequest } from '../../model/bookPublicCourseRequest.ts';
import type { BookedItem } from '../../model/bookedItem.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getBookPublicCourseUrl = () => {




  return `/nox/public/v1/calendar/bookcourse`
}

/**
 * Book a free course without an account
 *
 * Public. Only for free courses; use createPublicCourseAppointmentCheckout for others. With a session, the booking belongs to the account and makes it a customer of the tenant; without one, the uuid grants access to it. Booking again with the same address fails with booking.error.alreadybooked.
 */
export const bookPublicCourse = async (bookPublicCourseRequest: BookPublicCourseRequest,
    headers?: BookPublicCourseHeaders, options?: Parameters<typeof fetcher>[1]): Promise<BookedItem> => {

    
return fetcher<BookedItem>(getBookPublicCourseUrl(),
  {
    operationId: 'bookPublicCourse',
    statuses: [201, 400, 403, 404, 409, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(serializeBookPublicCourseRequest(bookPublicCourseRequest))
  }
);}


const serializeBookPublicCourseRequest = (data: BookPublicCourseRequest): BookPublicCourseRequest => {
  if (data == null) return data;
  const copy = { ...data };
  if (copy.customerData != null) {
    copy.customerData = { ...copy.customerData };
    if (copy.customerData.dateOfBirth != null) {
      copy.customerData.dateOfBirth = copy.customerData.dateOfBirth instanceof Date ? (copy.customerData.dateOfBirth.toISOString().slice(0, 10) as unknown as Date) : copy.customerData.dateOfBirth;
    }
  }
  return copy;
};