/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { StandingBookings } from '../../model/standingBookings.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListStandingBookingsUrl = () => {




  return `/v1/me/standingbookings`
}

/**
 * Standing bookings of the member
 *
 * For members of the tenant in X-Tenant. The classes that are booked for them every week, with the next dates and what became of each. Ended ones are listed for 30 days.
 */
export const listStandingBookings = async ( options?: Parameters<typeof fetcher>[1]): Promise<StandingBookings> => {

  return fetcher<StandingBookings>(getListStandingBookingsUrl(),
  {
      operationId: 'listStandingBookings', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListStandingBookingsResponse);}


const deserializeListStandingBookingsResponse = (data: StandingBookings): StandingBookings => {
  if (data == null) return data;
  if (data.standingBookings != null) {
    for (const item0 of data.standingBookings) {
      
      if (item0.skippedDays != null) {
        item0.skippedDays = item0.skippedDays.map((date) => toDate(date));
      }
      if (item0.dates != null) {
        for (const item1 of item0.dates) {
          
          item1.day = toDate(item1.day);
          item1.startDateTime = toDate(item1.startDateTime);
          item1.endDateTime = toDate(item1.endDateTime);
          if (item1.opensAt != null) {
            item1.opensAt = toDate(item1.opensAt);
          }
        }
      }
    }
  }
  return data;
};