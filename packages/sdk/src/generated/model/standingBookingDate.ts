/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { NotBookedReason } from './notBookedReason.ts';
import type { StandingBookingDateState } from './standingBookingDateState.ts';

/**
 * A date of a standing booking.
 */
export interface StandingBookingDate {
  /**
     * The course appointment.
     * @minimum 1
     * @maximum 9007199254740991
     */
  courseAppointmentId: number;
  /**
     * Calendar day, in the time zone of the studio.
     * @minLength 10
     * @maxLength 10
     */
  day: Date;
  /**
     * Start, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  startDateTime: Date;
  /**
     * End.
     * @minLength 20
     * @maxLength 35
     */
  endDateTime: Date;
  /** BOOKED by the standing booking; PENDING until booking opens; NOT_BOOKED for a reason. */
  state: StandingBookingDateState;
  /** Why it is not booked; null unless NOT_BOOKED. */
  reason: NotBookedReason | null;
  /**
     * When booking opens; null if it is open or the date is decided.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  opensAt: Date | null;
}
