/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { fetcher } from '../../../runtime/fetcher.ts';



export const getSaveBookingOpeningReminderUrl = (itemId: number,) => {




  return `/v1/me/courseappointments/${encodeURIComponent(String(itemId))}/openingreminder`
}

/**
 * Remind of the opening of booking
 *
 * For members of the tenant in X-Tenant. Once booking of this class opens, the member is notified by mail and message; nothing is booked. Repeating the call has no further effect.
 */
export const saveBookingOpeningReminder = async (itemId: number, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getSaveBookingOpeningReminderUrl(itemId),
  {
      operationId: 'saveBookingOpeningReminder', statuses: [204, 400, 401, 403, 404, 409, 500, 502, 503],
    ...options,
    method: 'PUT'


  }
);}