/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { PersonalCalendar } from '../../model/personalCalendar.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetPersonalCalendarUrl = () => {




  return `/v1/me/personalcalendar`
}

/**
 * Personal calendar of the account
 *
 * For any logged-in user. The calendar outside of the portal that tells when the user is busy. Of its secret address only the host is returned.
 */
export const getPersonalCalendar = async ( options?: Parameters<typeof fetcher>[1]): Promise<PersonalCalendar> => {

  return fetcher<PersonalCalendar>(getGetPersonalCalendarUrl(),
  {
      operationId: 'getPersonalCalendar', statuses: [200, 400, 401, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetPersonalCalendarResponse);}


const deserializeGetPersonalCalendarResponse = (data: PersonalCalendar): PersonalCalendar => {
  if (data == null) return data;
  if (data.readAt != null) {
    data.readAt = toDate(data.readAt);
  }
  return data;
};