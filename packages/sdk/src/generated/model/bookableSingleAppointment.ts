/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AppointmentPriceState } from './appointmentPriceState.ts';
import type { BenefitType } from './benefitType.ts';
import type { BookableSingleAppointmentAppointmentMeetingType } from './bookableSingleAppointmentAppointmentMeetingType.ts';
import type { BookableSingleAppointmentAppointmentStatus } from './bookableSingleAppointmentAppointmentStatus.ts';
import type { BookableSingleAppointmentItemType } from './bookableSingleAppointmentItemType.ts';
import type { Picture } from './picture.ts';
import type { Slot } from './slot.ts';

/**
 * One slot of a kind of appointment.
 */
export interface BookableSingleAppointment {
  /**
     * Identifies the kind of appointment, as benefitId does.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /** Kind of item; always SINGLE here. */
  itemType: BookableSingleAppointmentItemType;
  /**
     * The kind of appointment.
     * @minimum 1
     * @maximum 9007199254740991
     */
  benefitId: number;
  /**
     * Name of the kind.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * What to expect.
     * @minLength 0
     * @maxLength 4000
     */
  description: string;
  /**
     * Colour in a calendar.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9A-Fa-f]{6}$
     */
  colorHex: string;
  /** A picture of it. */
  image: Picture | null;
  /**
     * How long it takes, in minutes.
     * @minimum 5
     * @maximum 1440
     */
  durationMinutes: number;
  /**
     * How many have booked the slot; 0 where several slots are listed, since taken ones are left out.
     * @minimum 0
     * @maximum 1
     */
  bookedParticipants: number;
  /**
     * How many can book a slot.
     * @minimum 1
     * @maximum 1
     */
  maxParticipants: number;
  /** Whether there is a waiting list; never, for a single appointment. */
  waitingListActive: boolean;
  /**
     * People waiting.
     * @minimum 0
     * @maximum 0
     */
  waitingListParticipants: number;
  /**
     * Places on the waiting list.
     * @minimum 0
     * @maximum 0
     */
  maxWaitingListParticipants: number;
  /**
     * The slot; employees are those who could give it, or the one who does when the account that asks has booked it.
     * @minItems 1
     * @maxItems 1
     */
  slots: Slot[];
  /** Whether it can be booked now, by the account that asks or by anybody else; false when it is taken, too early or too late. */
  available: boolean;
  /** Where people meet; STREAM is online. */
  appointmentMeetingType: BookableSingleAppointmentAppointmentMeetingType;
  /** What would pay for the account that asks; null without a session or a fitting entitlement. */
  benefitBookingOptionType: BenefitType | null;
  /** Whether it takes place. */
  appointmentStatus: BookableSingleAppointmentAppointmentStatus;
  price: AppointmentPriceState;
}
