/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BookableCourse } from '../../model/bookableCourse.ts';
import type { ListPublicCoursesWithDefaultHomeStudioParams } from '../../model/listPublicCoursesWithDefaultHomeStudioParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListPublicCoursesWithDefaultHomeStudioUrl = (params: ListPublicCoursesWithDefaultHomeStudioParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/bookableitems/course/withdefaulthomestudio?${stringifiedParams}` : `/nox/public/v1/bookableitems/course/withdefaulthomestudio`
}

/**
 * Course appointments of a period, by default at the home studio (public)
 *
 * Public. The appointments of listPublicCourses for a portal without a studio: without a session, those of the first studio by name of the tenant in X-Tenant, or 404 without X-Tenant.
 */
export const listPublicCoursesWithDefaultHomeStudio = async (params: ListPublicCoursesWithDefaultHomeStudioParams, options?: Parameters<typeof fetcher>[1]): Promise<BookableCourse[]> => {

  return fetcher<BookableCourse[]>(getListPublicCoursesWithDefaultHomeStudioUrl(params),
  {
      operationId: 'listPublicCoursesWithDefaultHomeStudio', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListPublicCoursesWithDefaultHomeStudioResponse);}


const deserializeListPublicCoursesWithDefaultHomeStudioResponse = (data: BookableCourse[]): BookableCourse[] => {
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