/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { StandingBookingDate } from './StandingBookingDate.ts';
import { StudioReference } from './StudioReference.ts';

export const standingBookingUuidMin = 36;
export const standingBookingUuidMax = 36;

export const standingBookingCourseIdMax = 9007199254740991;

export const standingBookingNameMax = 120;

export const standingBookingStartTimeMin = 5;
export const standingBookingStartTimeMax = 5;


export const standingBookingStartTimeRegExp = /*#__PURE__*/ new RegExp('^([01]\\d|2[0-3]):[0-5]\\d$');
export const standingBookingSkippedDaysItemMin = 10;
export const standingBookingSkippedDaysItemMax = 10;

export const standingBookingSkippedDaysMax = 20;

export const standingBookingDatesMax = 12;



export const StandingBooking = /*#__PURE__*/ zod.object({
  "uuid": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(standingBookingUuidMin)).check(/*#__PURE__*/ zod.maxLength(standingBookingUuidMax)),
  "courseId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(standingBookingCourseIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(standingBookingNameMax)),
  "weekday": /*#__PURE__*/ zod.enum(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']),
  "startTime": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(standingBookingStartTimeMin)).check(/*#__PURE__*/ zod.maxLength(standingBookingStartTimeMax)).check(/*#__PURE__*/ zod.regex(standingBookingStartTimeRegExp)),
  "studio": StudioReference,
  "state": /*#__PURE__*/ zod.enum(['ACTIVE', 'PAUSED', 'ENDED']),
  "skippedDays": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(standingBookingSkippedDaysItemMin)).check(/*#__PURE__*/ zod.maxLength(standingBookingSkippedDaysItemMax))).check(/*#__PURE__*/ zod.maxLength(standingBookingSkippedDaysMax)),
  "dates": /*#__PURE__*/ zod.array(StandingBookingDate).check(/*#__PURE__*/ zod.maxLength(standingBookingDatesMax))
});

export type StandingBooking = zod.input<typeof StandingBooking>;
export type StandingBookingOutput = zod.output<typeof StandingBooking>;
