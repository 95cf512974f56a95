/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BookableCourse } from '../../model/bookableCourse.ts';
import type { ListCoursesWithDefaultHomeStudioParams } from '../../model/listCoursesWithDefaultHomeStudioParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListCoursesWithDefaultHomeStudioUrl = (params: ListCoursesWithDefaultHomeStudioParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v1/bookableitems/course/withdefaulthomestudio?${stringifiedParams}` : `/nox/v1/bookableitems/course/withdefaulthomestudio`
}

/**
 * Course appointments of a period, by default at the home studio
 *
 * For any logged-in user. The appointments of listCourses for a portal without a studio: those of the home studio at the tenant, or else of the tenant's first studio by name. 404 if there is neither.
 */
export const listCoursesWithDefaultHomeStudio = async (params: ListCoursesWithDefaultHomeStudioParams, options?: Parameters<typeof familyFetcher>[1]): Promise<BookableCourse[]> => {

  return familyFetcher<BookableCourse[]>(getListCoursesWithDefaultHomeStudioUrl(params),
  {
      operationId: 'listCoursesWithDefaultHomeStudio', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListCoursesWithDefaultHomeStudioResponse);}


const deserializeListCoursesWithDefaultHomeStudioResponse = (data: BookableCourse[]): BookableCourse[] => {
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