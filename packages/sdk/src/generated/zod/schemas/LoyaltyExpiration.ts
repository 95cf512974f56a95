/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const loyaltyExpirationPointsMax = 100000000;

export const loyaltyExpirationDateMin = 10;
export const loyaltyExpirationDateMax = 10;



export const LoyaltyExpiration = /*#__PURE__*/ zod.object({
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(loyaltyExpirationPointsMax)),
  "date": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(loyaltyExpirationDateMin)).check(/*#__PURE__*/ zod.maxLength(loyaltyExpirationDateMax))
});

export type LoyaltyExpiration = zod.input<typeof LoyaltyExpiration>;
export type LoyaltyExpirationOutput = zod.output<typeof LoyaltyExpiration>;
