/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { fetcher } from '../../../runtime/fetcher.ts';



export const getDeletePersonalCalendarUrl = () => {




  return `/v1/me/personalcalendar`
}

/**
 * Disconnect the personal calendar
 *
 * For any logged-in user. Deletes the address and the busy times. Succeeds as well if there is no calendar.
 */
export const deletePersonalCalendar = async ( options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeletePersonalCalendarUrl(),
  {
      operationId: 'deletePersonalCalendar', statuses: [204, 400, 401, 409, 500, 502, 503],
    ...options,
    method: 'DELETE'


  }
);}