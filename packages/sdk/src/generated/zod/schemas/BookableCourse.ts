/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { AppointmentPrice } from './AppointmentPrice.ts';
import { BenefitType } from './BenefitType.ts';
import { CourseCategory } from './CourseCategory.ts';
import { MyBooking } from './MyBooking.ts';
import { Picture } from './Picture.ts';
import { Slot } from './Slot.ts';

export const bookableCourseIdMax = 9007199254740991;

export const bookableCourseBenefitIdMax = 9007199254740991;

export const bookableCourseCourseIdMax = 9007199254740991;

export const bookableCourseNameMax = 120;

export const bookableCourseDescriptionMin = 0;
export const bookableCourseDescriptionMax = 4000;

export const bookableCourseColorHexMin = 7;
export const bookableCourseColorHexMax = 7;


export const bookableCourseColorHexRegExp = /*#__PURE__*/ new RegExp('^#[0-9A-Fa-f]{6}$');
export const bookableCourseBookedParticipantsMin = 0;
export const bookableCourseBookedParticipantsMax = 10000;

export const bookableCourseMaxParticipantsMin = 0;
export const bookableCourseMaxParticipantsMax = 10000;

export const bookableCourseWaitingListParticipantsMin = 0;
export const bookableCourseWaitingListParticipantsMax = 10000;

export const bookableCourseMaxWaitingListParticipantsMin = 0;
export const bookableCourseMaxWaitingListParticipantsMax = 10000;

export const bookableCourseSlotsMax = 1;



export const BookableCourse = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bookableCourseIdMax)),
  "itemType": /*#__PURE__*/ zod.enum(['COURSE', 'SINGLE', 'EVENT']),
  "benefitId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bookableCourseBenefitIdMax))),
  "courseId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bookableCourseCourseIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bookableCourseNameMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bookableCourseDescriptionMin)).check(/*#__PURE__*/ zod.maxLength(bookableCourseDescriptionMax)),
  "colorHex": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bookableCourseColorHexMin)).check(/*#__PURE__*/ zod.maxLength(bookableCourseColorHexMax)).check(/*#__PURE__*/ zod.regex(bookableCourseColorHexRegExp)),
  "image": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()]),
  "category": /*#__PURE__*/ zod.union([CourseCategory,/*#__PURE__*/ zod.null()]),
  "bookedParticipants": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bookableCourseBookedParticipantsMin)).check(/*#__PURE__*/ zod.lte(bookableCourseBookedParticipantsMax)),
  "maxParticipants": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bookableCourseMaxParticipantsMin)).check(/*#__PURE__*/ zod.lte(bookableCourseMaxParticipantsMax)),
  "waitingListActive": /*#__PURE__*/ zod.boolean(),
  "waitingListParticipants": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bookableCourseWaitingListParticipantsMin)).check(/*#__PURE__*/ zod.lte(bookableCourseWaitingListParticipantsMax)),
  "maxWaitingListParticipants": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bookableCourseMaxWaitingListParticipantsMin)).check(/*#__PURE__*/ zod.lte(bookableCourseMaxWaitingListParticipantsMax)),
  "slots": /*#__PURE__*/ zod.array(Slot).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bookableCourseSlotsMax)),
  "appointmentMeetingType": /*#__PURE__*/ zod.enum(['ON_SITE', 'STREAM']),
  "benefitBookingOptionType": /*#__PURE__*/ zod.union([BenefitType,/*#__PURE__*/ zod.null()]),
  "appointmentStatus": /*#__PURE__*/ zod.enum(['ACTIVE', 'CANCELED']),
  "price": AppointmentPrice,
  "myBooking": /*#__PURE__*/ zod.union([MyBooking,/*#__PURE__*/ zod.null()])
});

export type BookableCourse = zod.input<typeof BookableCourse>;
export type BookableCourseOutput = zod.output<typeof BookableCourse>;
