/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BookableCourse } from '../../model/bookableCourse.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';



export const getGetCourseUrl = (itemId: number,) => {




  return `/nox/v1/bookableitems/course/${encodeURIComponent(String(itemId))}`
}

/**
 * One course appointment
 *
 * For any logged-in user. Also finds past and canceled appointments, and events. The number of places is current; myBooking and benefitBookingOptionType depend on the account. Instants have the studio's offset, prices are in the major unit of the studio's currency.
 */
export const getCourse = async (itemId: number, options?: Parameters<typeof familyFetcher>[1]): Promise<BookableCourse> => {

  return familyFetcher<BookableCourse>(getGetCourseUrl(itemId),
  {
      operationId: 'getCourse', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetCourseResponse);}


const deserializeGetCourseResponse = (data: BookableCourse): BookableCourse => {
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