/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CalendarAddress } from '../../model/calendarAddress.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCreateCalendarSubscriptionUrl = () => {




  return `/v1/me/calendarsubscription`
}

/**
 * Create or renew the calendar address
 *
 * For any logged-in user. Creates the secret address at which calendar apps poll the bookings and reserved visits of the account; an earlier address stops working at once. The response is the only one that contains the address. For bookings of the account itself, not of people it acts for.
 */
export const createCalendarSubscription = async ( options?: Parameters<typeof fetcher>[1]): Promise<CalendarAddress> => {

  return fetcher<CalendarAddress>(getCreateCalendarSubscriptionUrl(),
  {
      operationId: 'createCalendarSubscription', statuses: [201, 400, 401, 409, 500, 502, 503],
    ...options,
    method: 'POST'


  }
);}