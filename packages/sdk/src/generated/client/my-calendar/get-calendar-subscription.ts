/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { CalendarSubscription } from '../../model/calendarSubscription.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetCalendarSubscriptionUrl = () => {




  return `/v1/me/calendarsubscription`
}

/**
 * Calendar subscription of the account
 *
 * For any logged-in user. Says whether a secret address of the account's calendar works, never the address itself, of which only a hash is stored.
 */
export const getCalendarSubscription = async ( options?: Parameters<typeof fetcher>[1]): Promise<CalendarSubscription> => {

  return fetcher<CalendarSubscription>(getGetCalendarSubscriptionUrl(),
  {
      operationId: 'getCalendarSubscription', statuses: [200, 400, 401, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetCalendarSubscriptionResponse);}


const deserializeGetCalendarSubscriptionResponse = (data: CalendarSubscription): CalendarSubscription => {
  if (data == null) return data;
  if (data.createdAt != null) {
    data.createdAt = toDate(data.createdAt);
  }
  return data;
};