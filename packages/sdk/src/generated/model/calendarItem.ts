/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { BookedBy } from './bookedBy.ts';
import type { CalendarItemAppointmentMeetingType } from './calendarItemAppointmentMeetingType.ts';
import type { CalendarItemEnding } from './calendarItemEnding.ts';
import type { CalendarItemItemType } from './calendarItemItemType.ts';
import type { CalendarItemParticipantStatus } from './calendarItemParticipantStatus.ts';
import type { LateCancelation } from './lateCancelation.ts';
import type { Location } from './location.ts';
import type { Money } from './money.ts';
import type { Person } from './person.ts';
import type { Picture } from './picture.ts';
import type { StudioReference } from './studioReference.ts';

/**
 * A booking with its appointment.
 */
export interface CalendarItem {
  /**
     * Identifies the booking.
     * @minLength 36
     * @maxLength 36
     */
  uuid: string;
  /** Kind of item. */
  itemType: CalendarItemItemType;
  /**
     * The course appointment, for courses and events; null for single appointments.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  courseAppointmentId: number | null;
  /**
     * The kind of appointment, for single appointments and events; null for courses without one.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  benefitId: number | null;
  /**
     * Name of the appointment.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Color in a calendar.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9A-Fa-f]{6}$
     */
  colorHex: string;
  /** A picture. */
  image: Picture | null;
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
  /**
     * Employees in charge.
     * @maxItems 20
     */
  employees: Person[];
  /**
     * Locations.
     * @maxItems 20
     */
  locations: Location[];
  studio: StudioReference;
  /** Form of the meeting. */
  appointmentMeetingType: CalendarItemAppointmentMeetingType;
  /**
     * Address of the stream, for online appointments.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  stream: string | null;
  /** State of the booking. */
  participantStatus: CalendarItemParticipantStatus;
  /** True if it is on the waiting list. */
  onWaitingList: boolean;
  /**
     * Position on the waiting list, from 1.
     * @minimum 1
     * @maximum 10000
     * @nullable
     */
  waitingListPosition: number | null;
  /**
     * Last time when a place can become free for the participant: the end of free cancelation, or with acceptsLatePromotion that of booking; null if not on the waiting list.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  waitingListUntil: Date | null;
  /**
     * Name of the option or offer that paid.
     * @minLength 1
     * @maxLength 120
     * @nullable
     */
  paidWith: string | null;
  /** The amount paid; null if paid with an option. */
  price: Money | null;
  /** Person who booked on behalf of the participant; omitted if it was the participant. */
  bookedBy?: BookedBy;
  /**
     * Last time for a cancelation, also one that costs; null if it cannot be canceled. A waiting list can be left until the start.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  cancelableUntil: Date | null;
  /**
     * Last time for a free cancelation, which may have passed; null if it cannot be canceled.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  freeCancelationUntil: Date | null;
  /** What a cancelation costs after freeCancelationUntil; the rule of the time of booking. */
  lateCancelation: LateCancelation;
  /**
     * Deadline to confirm a trial session that was booked without an account and is only held (confirmBenefitTrial); null for all other bookings. With the offset of the studio.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  confirmUntil: Date | null;
  /** Why it ended before it took place; null unless participantStatus is CANCELED. */
  ending: CalendarItemEnding | null;
}
