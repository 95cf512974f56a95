/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CalendarItem } from './calendarItem.ts';
import type { TrialBookingState } from './trialBookingState.ts';

/**
 * A trial session that is booked, or held until it is confirmed.
 */
export interface TrialBooking {
  /** TO_BE_CONFIRMED while the slot is only held, until the person follows the link in the mail. */
  state: TrialBookingState;
  /**
     * End of the hold, with the offset of the studio; null once confirmed.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  confirmUntil: Date | null;
  calendarItem: CalendarItem;
}
