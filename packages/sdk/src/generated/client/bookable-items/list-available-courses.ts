/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BookableCourse } from '../../model/bookableCourse.ts';
import type { ListAvailableCoursesParams } from '../../model/listAvailableCoursesParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListAvailableCoursesUrl = (params: ListAvailableCoursesParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v2/bookableitems/courses/available?${stringifiedParams}` : `/nox/v2/bookableitems/courses/available`
}

/**
 * Bookable course appointments of a period
 *
 * For any logged-in user, for filters such as "bookable only". The appointments of listCourses within their booking window that have a free place, or one on the waiting list.
 */
export const listAvailableCourses = async (params: ListAvailableCoursesParams, options?: Parameters<typeof familyFetcher>[1]): Promise<BookableCourse[]> => {

  return familyFetcher<BookableCourse[]>(getListAvailableCoursesUrl(params),
  {
      operationId: 'listAvailableCourses', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListAvailableCoursesResponse);}


const deserializeListAvailableCoursesResponse = (data: BookableCourse[]): BookableCourse[] => {
  if (data == null) return data;
  for (const item0 of data) {
    
    if (item0.slots != null) {
      for (const item1 of item0.slots) {
        
        item1.startDateTime = toDate(item1.startDateTime);
        item1.endDateTime = toDate(item1.endDateTime);
        if (item1.earliestBookingDateTime != null) {
          item1.earliestBookingDateTime = toDate(item1.earliestBookingDateTime);
        }
        if (item1.latestBookingDateTime != null) {
          item1.latestBookingDateTime = toDate(item1.latestBookingDateTime);
        }
        item1.cancelableUntil = toDate(item1.cancelableUntil);
      }
    }
  }
  return data;
};