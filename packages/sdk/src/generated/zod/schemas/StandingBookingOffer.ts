/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const standingBookingOfferSharePercentMin = 0;
export const standingBookingOfferSharePercentMax = 100;

export const standingBookingOfferStandingBookingUuidMin = 36;
export const standingBookingOfferStandingBookingUuidMax = 36;



export const StandingBookingOffer = /*#__PURE__*/ zod.object({
  "offered": /*#__PURE__*/ zod.boolean(),
  "covered": /*#__PURE__*/ zod.boolean(),
  "sharePercent": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(standingBookingOfferSharePercentMin)).check(/*#__PURE__*/ zod.lte(standingBookingOfferSharePercentMax)),
  "standingBookingUuid": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(standingBookingOfferStandingBookingUuidMin)).check(/*#__PURE__*/ zod.maxLength(standingBookingOfferStandingBookingUuidMax))),
  "reminder": /*#__PURE__*/ zod.boolean()
});

export type StandingBookingOffer = zod.input<typeof StandingBookingOffer>;
export type StandingBookingOfferOutput = zod.output<typeof StandingBookingOffer>;
