/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const myBookingUuidMin = 36;
export const myBookingUuidMax = 36;

export const myBookingWaitingListPositionMax = 10000;



export const MyBooking = /*#__PURE__*/ zod.object({
  "uuid": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(myBookingUuidMin)).check(/*#__PURE__*/ zod.maxLength(myBookingUuidMax)),
  "waitingListPosition": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(myBookingWaitingListPositionMax)))
});

export type MyBooking = zod.input<typeof MyBooking>;
export type MyBookingOutput = zod.output<typeof MyBooking>;
