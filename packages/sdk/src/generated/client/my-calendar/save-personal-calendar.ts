/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { PersonalCalendar } from '../../model/personalCalendar.ts';
import type { PersonalCalendarRequest } from '../../model/personalCalendarRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getSavePersonalCalendarUrl = () => {




  return `/v1/me/personalcalendar`
}

/**
 * Connect the personal calendar
 *
 * For any logged-in user. The backend reads the calendar at once, and stores its address and the times of the next 62 days at which the user is busy, nothing else of it. Replaces an earlier calendar; after an error, that one stays.
 */
export const savePersonalCalendar = async (personalCalendarRequest: PersonalCalendarRequest, options?: Parameters<typeof fetcher>[1]): Promise<PersonalCalendar> => {

    
return fetcher<PersonalCalendar>(getSavePersonalCalendarUrl(),
  {
    operationId: 'savePersonalCalendar',
    statuses: [200, 400, 401, 409, 422, 429, 500, 502, 503],
    ...options,
    method: 'PUT',
    body: JSON.stringify(personalCalendarRequest)
  }
).then(deserializeSavePersonalCalendarResponse);}


const deserializeSavePersonalCalendarResponse = (data: PersonalCalendar): PersonalCalendar => {
  if (data == null) return data;
  if (data.readAt != null) {
    data.readAt = toDate(data.readAt);
  }
  return data;
};