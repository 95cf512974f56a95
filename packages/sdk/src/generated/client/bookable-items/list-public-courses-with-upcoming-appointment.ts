/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { CourseWithUpcomingAppointment } from '../../model/courseWithUpcomingAppointment.ts';
import type { ListPublicCoursesWithUpcomingAppointmentParams } from '../../model/listPublicCoursesWithUpcomingAppointmentParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListPublicCoursesWithUpcomingAppointmentUrl = (params: ListPublicCoursesWithUpcomingAppointmentParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v2/bookableitems/courses/with-upcoming-appointment?${stringifiedParams}` : `/nox/public/v2/bookableitems/courses/with-upcoming-appointment`
}

/**
 * Courses with their next appointment (public)
 *
 * Public variant of listCoursesWithUpcomingAppointment, with or without a session.
 */
export const listPublicCoursesWithUpcomingAppointment = async (params: ListPublicCoursesWithUpcomingAppointmentParams, options?: Parameters<typeof fetcher>[1]): Promise<CourseWithUpcomingAppointment[]> => {

  return fetcher<CourseWithUpcomingAppointment[]>(getListPublicCoursesWithUpcomingAppointmentUrl(params),
  {
      operationId: 'listPublicCoursesWithUpcomingAppointment', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListPublicCoursesWithUpcomingAppointmentResponse);}


const deserializeListPublicCoursesWithUpcomingAppointmentResponse = (data: CourseWithUpcomingAppointment[]): CourseWithUpcomingAppointment[] => {
  if (data == null) return data;
  for (const item0 of data) {
    
    if (item0.upcomingAppointment != null) {
      if (item0.upcomingAppointment.slots != null) {
        for (const item1 of item0.upcomingAppointment.slots) {
          
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
  }
  return data;
};