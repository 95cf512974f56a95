/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { GetSingleAppointmentFilterParams } from '../../model/getSingleAppointmentFilterParams.ts';
import type { SingleAppointmentFilter } from '../../model/singleAppointmentFilter.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetSingleAppointmentFilterUrl = (params: GetSingleAppointmentFilterParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/appointmentfilter/single?${stringifiedParams}` : `/nox/public/v1/appointmentfilter/single`
}

/**
 * Filter values for a studio's single appointments
 *
 * Public. Employees who can be booked for an appointment at the studio, even without free slots. Empty if the studio offers no single appointments.
 */
export const getSingleAppointmentFilter = async (params: GetSingleAppointmentFilterParams, options?: Parameters<typeof fetcher>[1]): Promise<SingleAppointmentFilter> => {

  return fetcher<SingleAppointmentFilter>(getGetSingleAppointmentFilterUrl(params),
  {
      operationId: 'getSingleAppointmentFilter', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}