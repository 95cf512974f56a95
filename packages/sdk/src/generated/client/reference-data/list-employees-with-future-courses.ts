/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ListEmployeesWithFutureCoursesParams } from '../../model/listEmployeesWithFutureCoursesParams.ts';
import type { Person } from '../../model/person.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListEmployeesWithFutureCoursesUrl = (params: ListEmployeesWithFutureCoursesParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/employees/withfuturecourses?${stringifiedParams}` : `/nox/public/v1/employees/withfuturecourses`
}

/**
 * Employees of a studio with upcoming courses
 *
 * Public. Employees who lead a course at the studio that has not ended and is not canceled, full or not. listEmployees has all employees of the studio.
 */
export const listEmployeesWithFutureCourses = async (params: ListEmployeesWithFutureCoursesParams, options?: Parameters<typeof fetcher>[1]): Promise<Person[]> => {

  return fetcher<Person[]>(getListEmployeesWithFutureCoursesUrl(params),
  {
      operationId: 'listEmployeesWithFutureCourses', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}