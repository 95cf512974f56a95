/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AppointmentPrice } from './appointmentPrice.ts';
import type { BenefitType } from './benefitType.ts';
import type { BookableCourseAppointmentMeetingType } from './bookableCourseAppointmentMeetingType.ts';
import type { BookableCourseAppointmentStatus } from './bookableCourseAppointmentStatus.ts';
import type { BookableCourseItemType } from './bookableCourseItemType.ts';
import type { CourseCategory } from './courseCategory.ts';
import type { MyBooking } from './myBooking.ts';
import type { Picture } from './picture.ts';
import type { Slot } from './slot.ts';

/**
 * One appointment of a course.
 */
export interface BookableCourse {
  /**
     * Identifies the course appointment.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /** Kind of item. */
  itemType: BookableCourseItemType;
  /**
     * The benefit of the appointment.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  benefitId: number | null;
  /**
     * The course, shared by all its appointments.
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
  /**
     * Description of the appointment.
     * @minLength 0
     * @maxLength 4000
     */
  description: string;
  /**
     * Color of the course in a calendar.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9A-Fa-f]{6}$
     */
  colorHex: string;
  /** A picture of the course. */
  image: Picture | null;
  /** Kind of course. */
  category: CourseCategory | null;
  /**
     * Number of booked places.
     * @minimum 0
     * @maximum 10000
     */
  bookedParticipants: number;
  /**
     * Maximum number of places.
     * @minimum 0
     * @maximum 10000
     */
  maxParticipants: number;
  /** True if there is a waiting list. */
  waitingListActive: boolean;
  /**
     * People waiting.
     * @minimum 0
     * @maximum 10000
     */
  waitingListParticipants: number;
  /**
     * Places on the waiting list.
     * @minimum 0
     * @maximum 10000
     */
  maxWaitingListParticipants: number;
  /**
     * Time of the appointment; a course appointment has one slot.
     * @minItems 1
     * @maxItems 1
     */
  slots: Slot[];
  /** Form of the meeting; STREAM is online. */
  appointmentMeetingType: BookableCourseAppointmentMeetingType;
  /** Type of the booking option that would pay for the current user; null without a session or a matching option. */
  benefitBookingOptionType: BenefitType | null;
  /** Status of the appointment. */
  appointmentStatus: BookableCourseAppointmentStatus;
  price: AppointmentPrice;
  /** Booking of the current user. */
  myBooking: MyBooking | null;
}
