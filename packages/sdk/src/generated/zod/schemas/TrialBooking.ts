/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { CalendarItem } from './CalendarItem.ts';

export const trialBookingConfirmUntilMin = 20;
export const trialBookingConfirmUntilMax = 35;



export const TrialBooking = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['TO_BE_CONFIRMED', 'CONFIRMED']),
  "confirmUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(trialBookingConfirmUntilMin)).check(/*#__PURE__*/ zod.maxLength(trialBookingConfirmUntilMax))),
  "calendarItem": CalendarItem
});

export type TrialBooking = zod.input<typeof TrialBooking>;
export type TrialBookingOutput = zod.output<typeof TrialBooking>;
