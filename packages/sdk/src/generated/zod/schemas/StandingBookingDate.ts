/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { NotBookedReason } from './NotBookedReason.ts';

export const standingBookingDateCourseAppointmentIdMax = 9007199254740991;

export const standingBookingDateDayMin = 10;
export const standingBookingDateDayMax = 10;

export const standingBookingDateStartDateTimeMin = 20;
export const standingBookingDateStartDateTimeMax = 35;

export const standingBookingDateEndDateTimeMin = 20;
export const standingBookingDateEndDateTimeMax = 35;

export const standingBookingDateOpensAtMin = 20;
export const standingBookingDateOpensAtMax = 35;



export const StandingBookingDate = /*#__PURE__*/ zod.object({
  "courseAppointmentId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(standingBookingDateCourseAppointmentIdMax)),
  "day": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(standingBookingDateDayMin)).check(/*#__PURE__*/ zod.maxLength(standingBookingDateDayMax)),
  "startDateTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(standingBookingDateStartDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(standingBookingDateStartDateTimeMax)),
  "endDateTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(standingBookingDateEndDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(standingBookingDateEndDateTimeMax)),
  "state": /*#__PURE__*/ zod.enum(['BOOKED', 'PENDING', 'NOT_BOOKED']),
  "reason": /*#__PURE__*/ zod.union([NotBookedReason,/*#__PURE__*/ zod.null()]),
  "opensAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(standingBookingDateOpensAtMin)).check(/*#__PURE__*/ zod.maxLength(standingBookingDateOpensAtMax)))
});

export type StandingBookingDate = zod.input<typeof StandingBookingDate>;
export type StandingBookingDateOutput = zod.output<typeof StandingBookingDate>;
