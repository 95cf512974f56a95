/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BookableCourse } from '../../model/bookableCourse.ts';
import type { ListPublicAvailableCoursesParams } from '../../model/listPublicAvailableCoursesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListPublicAvailableCoursesUrl = (params: ListPublicAvailableCoursesParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v2/bookableitems/courses/available?${stringifiedParams}` : `/nox/public/v2/bookableitems/courses/available`
}

/**
 * Course appointments of a period that can be booked now (public)
 *
 * Public variant of listAvailableCourses, with or without a session.
 */
export const listPublicAvailableCourses = async (params: ListPublicAvailableCoursesParams, options?: Parameters<typeof fetcher>[1]): Promise<BookableCourse[]> => {

  return fetcher<BookableCourse[]>(getListPublicAvailableCoursesUrl(params),
  {
      operationId: 'listPublicAvailableCourses', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListPublicAvailableCoursesResponse);}


const deserializeListPublicAvailableCoursesResponse = (data: BookableCourse[]): BookableCourse[] => {
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