/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { StandingBookingDate } from './standingBookingDate.ts';
import type { StandingBookingState } from './standingBookingState.ts';
import type { StandingBookingWeekday } from './standingBookingWeekday.ts';
import type { StudioReference } from './studioReference.ts';

/**
 * A class that is booked every week for a member.
 */
export interface StandingBooking {
  /**
     * Identifies the standing booking.
     * @minLength 36
     * @maxLength 36
     */
  uuid: string;
  /**
     * The course.
     * @minimum 1
     * @maximum 9007199254740991
     */
  courseId: number;
  /**
     * Name of the course.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /** Day of the week, in the time zone of the studio. */
  weekday: StandingBookingWeekday;
  /**
     * Usual start (HH:MM), in the time zone of the studio.
     * @minLength 5
     * @maxLength 5
     * @pattern ^([01]\d|2[0-3]):[0-5]\d$
     */
  startTime: string;
  studio: StudioReference;
  /** PAUSED by the member; ENDED after two missed classes in a row. */
  state: StandingBookingState;
  /**
     * Days in the future that the member skips, in order.
     * @maxItems 20
     * @items.minLength 10
     * @items.maxLength 10
     */
  skippedDays: Date[];
  /**
     * The next dates that the timetable has, soonest first.
     * @maxItems 12
     */
  dates: StandingBookingDate[];
}
