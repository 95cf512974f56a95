/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const bookingOptionLimitUsesMax = 1000;



export const BookingOptionLimit = /*#__PURE__*/ zod.object({
  "uses": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bookingOptionLimitUsesMax)),
  "period": /*#__PURE__*/ zod.enum(['DAY', 'WEEK', 'MONTH', 'TERM'])
});

export type BookingOptionLimit = zod.input<typeof BookingOptionLimit>;
export type BookingOptionLimitOutput = zod.output<typeof BookingOptionLimit>;
