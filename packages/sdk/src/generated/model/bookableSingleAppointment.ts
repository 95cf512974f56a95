/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AppointmentPrice } from './appointmentPrice.ts';
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
     * Identifies the kind of appointment, like benefitId.
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
     * Description of the appointment.
     * @minLength 0
     * @maxLength 4000
     */
  description: string;
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
     * Duration in minutes.
     * @minimum 5
     * @maximum 1440
     */
  durationMinutes: number;
  /**
     * Number of bookings of the slot; 0 in lists of slots, which exclude booked ones.
     * @minimum 0
     * @maximum 1
     */
  bookedParticipants: number;
  /**
     * Maximum number of bookings per slot.
     * @minimum 1
     * @maximum 1
     */
  maxParticipants: number;
  /** Always false: single appointments have no waiting list. */
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
     * The slot; employees contains the available employees or, if booked by the current user, the booked one.
     * @minItems 1
     * @maxItems 1
     */
  slots: Slot[];
  /** True if it can be booked now, by the current user or anyone else; false if it is booked or outside the booking window. */
  available: boolean;
  /** Form of the meeting; STREAM is online. */
  appointmentMeetingType: BookableSingleAppointmentAppointmentMeetingType;
  /** Type of the booking option that would pay for the current user; null without a session or a matching option. */
  benefitBookingOptionType: BenefitType | null;
  /** Status of the appointment. */
  appointmentStatus: BookableSingleAppointmentAppointmentStatus;
  price: AppointmentPrice;
}
