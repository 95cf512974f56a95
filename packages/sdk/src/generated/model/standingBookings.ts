/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { StandingBooking } from './standingBooking.ts';

/**
 * The standing bookings of a member.
 */
export interface StandingBookings {
  /**
     * In the order in which they were made.
     * @maxItems 60
     */
  standingBookings: StandingBooking[];
}
