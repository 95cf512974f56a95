/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BookableCourse } from '../../model/bookableCourse.ts';
import type { ListPublicCourseAppointmentsParams } from '../../model/listPublicCourseAppointmentsParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListPublicCourseAppointmentsUrl = (params: ListPublicCourseAppointmentsParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/bookableitems/course?${stringifiedParams}` : `/nox/public/v1/bookableitems/course`
}

/**
 * Course appointments of a period (public)
 *
 * Public. Older path of listPublicCourses with the same response; use that instead.
 */
export const listPublicCourseAppointments = async (params: ListPublicCourseAppointmentsParams, options?: Parameters<typeof fetcher>[1]): Promise<BookableCourse[]> => {

  return fetcher<BookableCourse[]>(getListPublicCourseAppointmentsUrl(params),
  {
      operationId: 'listPublicCourseAppointments', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListPublicCourseAppointmentsResponse);}


const deserializeListPublicCourseAppointmentsResponse = (data: BookableCourse[]): BookableCourse[] => {
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