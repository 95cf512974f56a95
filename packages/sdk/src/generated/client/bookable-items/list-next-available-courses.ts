/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BookableCourse } from '../../model/bookableCourse.ts';
import type { ListNextAvailableCoursesParams } from '../../model/listNextAvailableCoursesParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListNextAvailableCoursesUrl = (params: ListNextAvailableCoursesParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v1/bookableitems/course/nextavailable?${stringifiedParams}` : `/nox/v1/bookableitems/course/nextavailable`
}

/**
 * The next appointments with a free place
 *
 * For any logged-in user, for teasers such as "next free places". Each course occurs at most once, with its first bookable appointment that has a free place; waiting lists do not count. The default limit is 10.
 */
export const listNextAvailableCourses = async (params: ListNextAvailableCoursesParams, options?: Parameters<typeof familyFetcher>[1]): Promise<BookableCourse[]> => {

  return familyFetcher<BookableCourse[]>(getListNextAvailableCoursesUrl(params),
  {
      operationId: 'listNextAvailableCourses', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListNextAvailableCoursesResponse);}


const deserializeListNextAvailableCoursesResponse = (data: BookableCourse[]): BookableCourse[] => {
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