/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { StandingBookingOffer } from '../../model/standingBookingOffer.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetStandingBookingOfferUrl = (itemId: number,) => {




  return `/v1/me/courseappointments/${encodeURIComponent(String(itemId))}/standingbooking`
}

/**
 * Whether a class can be booked every week
 *
 * For members of the tenant in X-Tenant. Says whether the studio offers standing bookings for this class, whether an entitlement of the member covers it, and whether there already is one or a reminder.
 */
export const getStandingBookingOffer = async (itemId: number, options?: Parameters<typeof fetcher>[1]): Promise<StandingBookingOffer> => {

  return fetcher<StandingBookingOffer>(getGetStandingBookingOfferUrl(itemId),
  {
      operationId: 'getStandingBookingOffer', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}