/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { BookedBy } from './bookedBy.ts';
import type { CalendarItemAppointmentMeetingType } from './calendarItemAppointmentMeetingType.ts';
import type { CalendarItemEnding } from './calendarItemEnding.ts';
import type { CalendarItemItemType } from './calendarItemItemType.ts';
import type { CalendarItemParticipantStatus } from './calendarItemParticipantStatus.ts';
import type { Location } from './location.ts';
import type { Money } from './money.ts';
import type { Person } from './person.ts';
import type { Picture } from './picture.ts';
import type { StudioReference } from './studioReference.ts';

/**
 * A booking with what was booked.
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
     * The kind of appointment, for single appointments and events; null for courses that belong to none.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  benefitId: number | null;
  /**
     * Name of what was booked.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Colour in a calendar.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9A-Fa-f]{6}$
     */
  colorHex: string;
  /** A picture. */
  image: Picture | null;
  /**
     * Start, shown in the zone of the studio.
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
     * Who leads it.
     * @maxItems 20
     */
  employees: Person[];
  /**
     * Where it is.
     * @maxItems 20
     */
  locations: Location[];
  studio: StudioReference;
  /** Where people meet. */
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
  /** Whether it waits for a place. */
  onWaitingList: boolean;
  /**
     * Place on the waiting list, from 1.
     * @minimum 1
     * @maximum 10000
     * @nullable
     */
  waitingListPosition: number | null;
  /**
     * Last moment at which a place may come up; null when it does not wait.
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
  /** What was paid; null when an option paid. */
  price: Money | null;
  /** Who has booked it for the person whose booking it is; left out where that was the person. */
  bookedBy?: BookedBy;
  /**
     * Last moment for a cancelation; null when it cannot be canceled.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  cancelableUntil: Date | null;
  /**
     * Until when its place is only held, for a trial session that was booked without an account and waits for its mail to be answered (confirmBenefitTrial); null for everything that is booked. With the offset of the studio.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  confirmUntil: Date | null;
  /** How it ended before it took place; null unless participantStatus is CANCELED. */
  ending: CalendarItemEnding | null;
}
