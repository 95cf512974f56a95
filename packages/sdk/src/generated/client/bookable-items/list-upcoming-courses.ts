/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BookableCourse } from '../../model/bookableCourse.ts';
import type { ListUpcomingCoursesParams } from '../../model/listUpcomingCoursesParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListUpcomingCoursesUrl = (params: ListUpcomingCoursesParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v1/bookableitems/course/upcoming?${stringifiedParams}` : `/nox/v1/bookableitems/course/upcoming`
}

/**
 * The next appointments
 *
 * For any logged-in user. The next appointments at the studio, without a period, including full ones but not canceled ones; courses can occur repeatedly. The default limit is 10.
 */
export const listUpcomingCourses = async (params: ListUpcomingCoursesParams, options?: Parameters<typeof familyFetcher>[1]): Promise<BookableCourse[]> => {

  return familyFetcher<BookableCourse[]>(getListUpcomingCoursesUrl(params),
  {
      operationId: 'listUpcomingCourses', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListUpcomingCoursesResponse);}


const deserializeListUpcomingCoursesResponse = (data: BookableCourse[]): BookableCourse[] => {
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