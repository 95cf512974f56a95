/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BookableCourse } from '../../model/bookableCourse.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetPublicCourseUrl = (itemId: number,) => {




  return `/nox/public/v1/bookableitems/course/${encodeURIComponent(String(itemId))}`
}

/**
 * One course appointment (public)
 *
 * Public variant of getCourse. Without a session, myBooking and benefitBookingOptionType are null.
 */
export const getPublicCourse = async (itemId: number, options?: Parameters<typeof fetcher>[1]): Promise<BookableCourse> => {

  return fetcher<BookableCourse>(getGetPublicCourseUrl(itemId),
  {
      operationId: 'getPublicCourse', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetPublicCourseResponse);}


const deserializeGetPublicCourseResponse = (data: BookableCourse): BookableCourse => {
  if (data == null) return data;
  if (data.slots != null) {
    for (const item0 of data.slots) {
      
      item0.startDateTime = toDate(item0.startDateTime);
      item0.endDateTime = toDate(item0.endDateTime);
      if (item0.earliestBookingDateTime != null) {
        item0.earliestBookingDateTime = toDate(item0.earliestBookingDateTime);
      }
      if (item0.latestBookingDateTime != null) {
        item0.latestBookingDateTime = toDate(item0.latestBookingDateTime);
      }
      item0.cancelableUntil = toDate(item0.cancelableUntil);
    }
  }
  return data;
};