/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { BookCourseRequest } from '../../model/bookCourseRequest.ts';
import type { BookedItem } from '../../model/bookedItem.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';



export const getBookCourseUrl = () => {




  return `/nox/v1/calendar/bookcourse`
}

/**
 * Book a course with a booking option
 *
 * For any logged-in user with a booking option at the studio's tenant. Books the place and uses the option once, or does neither; no payment is involved. With joinWaitingList, the account joins the waiting list of a full course. Booking again fails with booking.error.alreadybooked.
 */
export const bookCourse = async (bookCourseRequest: BookCourseRequest, options?: Parameters<typeof familyFetcher>[1]): Promise<BookedItem> => {

    
return familyFetcher<BookedItem>(getBookCourseUrl(),
  {
    operationId: 'bookCourse',
    statuses: [201, 400, 401, 403, 404, 409, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(bookCourseRequest)
  }
);}