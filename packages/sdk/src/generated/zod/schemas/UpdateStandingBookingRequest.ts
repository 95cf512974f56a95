/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const updateStandingBookingRequestSkippedDaysItemMin = 10;
export const updateStandingBookingRequestSkippedDaysItemMax = 10;

export const updateStandingBookingRequestSkippedDaysMax = 20;



export const UpdateStandingBookingRequest = /*#__PURE__*/ zod.object({
  "paused": /*#__PURE__*/ zod.boolean(),
  "skippedDays": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(updateStandingBookingRequestSkippedDaysItemMin)).check(/*#__PURE__*/ zod.maxLength(updateStandingBookingRequestSkippedDaysItemMax))).check(/*#__PURE__*/ zod.maxLength(updateStandingBookingRequestSkippedDaysMax))
});

export type UpdateStandingBookingRequest = zod.input<typeof UpdateStandingBookingRequest>;
export type UpdateStandingBookingRequestOutput = zod.output<typeof UpdateStandingBookingRequest>;
