/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { fetcher } from '../../../runtime/fetcher.ts';



export const getDeleteStandingBookingUrl = (standingBookingUuid: string,) => {




  return `/v1/me/standingbookings/${encodeURIComponent(String(standingBookingUuid))}`
}

/**
 * End a standing booking
 *
 * For members of the tenant in X-Tenant, for a standing booking of their own. What it has booked stays booked. Repeating the call fails with standingbooking.error.notfound.
 */
export const deleteStandingBooking = async (standingBookingUuid: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteStandingBookingUrl(standingBookingUuid),
  {
      operationId: 'deleteStandingBooking', statuses: [204, 400, 401, 403, 404, 409, 500, 502, 503],
    ...options,
    method: 'DELETE'


  }
);}