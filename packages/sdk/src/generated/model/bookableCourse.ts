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
     * The benefit that it belongs to.
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
     * What to expect.
     * @minLength 0
     * @maxLength 4000
     */
  description: string;
  /**
     * Colour of the course in a calendar.
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
     * Places taken.
     * @minimum 0
     * @maximum 10000
     */
  bookedParticipants: number;
  /**
     * Places there are.
     * @minimum 0
     * @maximum 10000
     */
  maxParticipants: number;
  /** Whether there is a waiting list. */
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
     * When it takes place; a course appointment has one.
     * @minItems 1
     * @maxItems 1
     */
  slots: Slot[];
  /** Where people meet; STREAM is online. */
  appointmentMeetingType: BookableCourseAppointmentMeetingType;
  /** What would pay for the account that asks; null without a session or a fitting entitlement. */
  benefitBookingOptionType: BenefitType | null;
  /** Whether it takes place. */
  appointmentStatus: BookableCourseAppointmentStatus;
  price: AppointmentPrice;
  /** The booking of the account that asks. */
  myBooking: MyBooking | null;
}
