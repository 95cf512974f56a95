/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CourseAppointmentFilter } from '../../model/courseAppointmentFilter.ts';
import type { GetCourseAppointmentFilterParams } from '../../model/getCourseAppointmentFilterParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetCourseAppointmentFilterUrl = (params: GetCourseAppointmentFilterParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/appointmentfilter/course?${stringifiedParams}` : `/nox/public/v1/appointmentfilter/course`
}

/**
 * Filter values for a studio's courses
 *
 * Public. Only values of upcoming appointments that are not canceled, by name; use the ids as categoryId and employeeId in lists of courses.
 */
export const getCourseAppointmentFilter = async (params: GetCourseAppointmentFilterParams, options?: Parameters<typeof fetcher>[1]): Promise<CourseAppointmentFilter> => {

  return fetcher<CourseAppointmentFilter>(getGetCourseAppointmentFilterUrl(params),
  {
      operationId: 'getCourseAppointmentFilter', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}