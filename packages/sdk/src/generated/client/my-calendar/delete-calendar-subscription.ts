/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { fetcher } from '../../../runtime/fetcher.ts';



export const getDeleteCalendarSubscriptionUrl = () => {




  return `/v1/me/calendarsubscription`
}

/**
 * Turn the calendar subscription off
 *
 * For any logged-in user. The address stops working at once. Succeeds as well if there is none.
 */
export const deleteCalendarSubscription = async ( options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteCalendarSubscriptionUrl(),
  {
      operationId: 'deleteCalendarSubscription', statuses: [204, 400, 401, 409, 500, 502, 503],
    ...options,
    method: 'DELETE'


  }
);}