/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AppointmentDay } from './appointmentDay.ts';
import type { AppointmentPrice } from './appointmentPrice.ts';
import type { BenefitType } from './benefitType.ts';
import type { BookableAppointmentDaysAppointmentMeetingType } from './bookableAppointmentDaysAppointmentMeetingType.ts';
import type { BookableAppointmentDaysAppointmentStatus } from './bookableAppointmentDaysAppointmentStatus.ts';
import type { BookableAppointmentDaysItemType } from './bookableAppointmentDaysItemType.ts';
import type { Picture } from './picture.ts';

/**
 * A kind of appointment at a studio with its slots by calendar day.
 */
export interface BookableAppointmentDays {
  /**
     * Identifies the kind of appointment, like benefitId.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /** Kind of item; always SINGLE here. */
  itemType: BookableAppointmentDaysItemType;
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
     * The days with slots, in order; days without slots are omitted.
     * @maxItems 100
     */
  days: AppointmentDay[];
  /** Form of the meeting; STREAM is online. */
  appointmentMeetingType: BookableAppointmentDaysAppointmentMeetingType;
  /** Type of the booking option that would pay for the current user; null without a session or a matching option. */
  benefitBookingOptionType: BenefitType | null;
  /** Status of the appointment. */
  appointmentStatus: BookableAppointmentDaysAppointmentStatus;
  price: AppointmentPrice;
}
