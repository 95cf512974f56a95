/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { fetcher } from '../../../runtime/fetcher.ts';



export const getDeleteBookingOpeningReminderUrl = (itemId: number,) => {




  return `/v1/me/courseappointments/${encodeURIComponent(String(itemId))}/openingreminder`
}

/**
 * Remove the reminder of the opening of booking
 *
 * For members of the tenant in X-Tenant. Succeeds as well if there is none.
 */
export const deleteBookingOpeningReminder = async (itemId: number, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteBookingOpeningReminderUrl(itemId),
  {
      operationId: 'deleteBookingOpeningReminder', statuses: [204, 400, 401, 403, 404, 409, 500, 502, 503],
    ...options,
    method: 'DELETE'


  }
);}