/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CalendarItem } from './calendarItem.ts';
import type { TrialBookingState } from './trialBookingState.ts';

/**
 * A trial session that is booked, or held until it is confirmed.
 */
export interface TrialBooking {
  /** TO_BE_CONFIRMED while its place is only held, until the person follows the link in their mail. */
  state: TrialBookingState;
  /**
     * Until when the place is held; null once it is confirmed. With the offset of the studio.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  confirmUntil: Date | null;
  calendarItem: CalendarItem;
}
