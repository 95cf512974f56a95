/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { CreateStandingBookingRequest } from '../../model/createStandingBookingRequest.ts';
import type { StandingBooking } from '../../model/standingBooking.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCreateStandingBookingUrl = () => {




  return `/v1/me/standingbookings`
}

/**
 * Book a class every week
 *
 * For members of the tenant in X-Tenant. Books the next dates of the class on this weekday at this time that are already open, each if an entitlement of the member covers it without payment, and later each date when its booking opens, before anyone else and in the order in which standing bookings were made. At most the studio's share of the places goes to standing bookings. The response says what became of each known date; what is not booked later is explained by mail and message. Two missed classes in a row end it. Repeating the call fails with standingbooking.error.exists.
 */
export const createStandingBooking = async (createStandingBookingRequest: CreateStandingBookingRequest, options?: Parameters<typeof fetcher>[1]): Promise<StandingBooking> => {

    
return fetcher<StandingBooking>(getCreateStandingBookingUrl(),
  {
    operationId: 'createStandingBooking',
    statuses: [201, 400, 401, 403, 404, 409, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(createStandingBookingRequest)
  }
).then(deserializeCreateStandingBookingResponse);}


const deserializeCreateStandingBookingResponse = (data: StandingBooking): StandingBooking => {
  if (data == null) return data;
  if (data.skippedDays != null) {
    data.skippedDays = data.skippedDays.map((date) => toDate(date));
  }
  if (data.dates != null) {
    for (const item0 of data.dates) {
      
      item0.day = toDate(item0.day);
      item0.startDateTime = toDate(item0.startDateTime);
      item0.endDateTime = toDate(item0.endDateTime);
      if (item0.opensAt != null) {
        item0.opensAt = toDate(item0.opensAt);
      }
    }
  }
  return data;
};