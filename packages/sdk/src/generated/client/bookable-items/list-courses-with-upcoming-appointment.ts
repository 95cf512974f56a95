/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { CourseWithUpcomingAppointment } from '../../model/courseWithUpcomingAppointment.ts';
import type { ListCoursesWithUpcomingAppointmentParams } from '../../model/listCoursesWithUpcomingAppointmentParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListCoursesWithUpcomingAppointmentUrl = (params: ListCoursesWithUpcomingAppointmentParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v2/bookableitems/courses/with-upcoming-appointment?${stringifiedParams}` : `/nox/v2/bookableitems/courses/with-upcoming-appointment`
}

/**
 * Courses with their next appointment
 *
 * For any logged-in user, for an overview. Each current or former course of the studio occurs once, with its next appointment, full or not, or null.
 */
export const listCoursesWithUpcomingAppointment = async (params: ListCoursesWithUpcomingAppointmentParams, options?: Parameters<typeof familyFetcher>[1]): Promise<CourseWithUpcomingAppointment[]> => {

  return familyFetcher<CourseWithUpcomingAppointment[]>(getListCoursesWithUpcomingAppointmentUrl(params),
  {
      operationId: 'listCoursesWithUpcomingAppointment', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListCoursesWithUpcomingAppointmentResponse);}


const deserializeListCoursesWithUpcomingAppointmentResponse = (data: CourseWithUpcomingAppointment[]): CourseWithUpcomingAppointment[] => {
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