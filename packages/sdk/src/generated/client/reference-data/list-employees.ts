/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ListEmployeesParams } from '../../model/listEmployeesParams.ts';
import type { Person } from '../../model/person.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListEmployeesUrl = (params: ListEmployeesParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/employees?${stringifiedParams}` : `/nox/public/v1/employees`
}

/**
 * Employees of a studio
 *
 * Public. Employees who can be booked for a single appointment at the studio, or lead or have led a course there. listEmployeesWithFutureCourses has those with upcoming courses.
 */
export const listEmployees = async (params: ListEmployeesParams, options?: Parameters<typeof fetcher>[1]): Promise<Person[]> => {

  return fetcher<Person[]>(getListEmployeesUrl(params),
  {
      operationId: 'listEmployees', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}