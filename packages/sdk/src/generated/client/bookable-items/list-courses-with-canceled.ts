/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BookableCourse } from '../../model/bookableCourse.ts';
import type { ListCoursesWithCanceledParams } from '../../model/listCoursesWithCanceledParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListCoursesWithCanceledUrl = (params: ListCoursesWithCanceledParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v2/bookableitems/courses/with-canceled?${stringifiedParams}` : `/nox/v2/bookableitems/courses/with-canceled`
}

/**
 * Course appointments of a period, canceled ones included
 *
 * For any logged-in user, for calendars that show cancelations. The appointments of listCourses plus those canceled by the studio, distinguished by appointmentStatus.
 */
export const listCoursesWithCanceled = async (params: ListCoursesWithCanceledParams, options?: Parameters<typeof familyFetcher>[1]): Promise<BookableCourse[]> => {

  return familyFetcher<BookableCourse[]>(getListCoursesWithCanceledUrl(params),
  {
      operationId: 'listCoursesWithCanceled', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListCoursesWithCanceledResponse);}


const deserializeListCoursesWithCanceledResponse = (data: BookableCourse[]): BookableCourse[] => {
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