/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const bookCourseRequestCourseAppointmentIdMax = 9007199254740991;

export const bookCourseRequestBookingOptionIdMax = 9007199254740991;



export const BookCourseRequest = /*#__PURE__*/ zod.object({
  "courseAppointmentId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bookCourseRequestCourseAppointmentIdMax)),
  "bookingOptionId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bookCourseRequestBookingOptionIdMax)),
  "joinWaitingList": /*#__PURE__*/ zod.boolean(),
  "acceptsLatePromotion": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
});

export type BookCourseRequest = zod.input<typeof BookCourseRequest>;
export type BookCourseRequestOutput = zod.output<typeof BookCourseRequest>;
