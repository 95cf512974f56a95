/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const loyaltyNextLevelNameMax = 80;

export const loyaltyNextLevelPointsMissingMax = 100000000;

export const loyaltyNextLevelProgressMin = 0;
export const loyaltyNextLevelProgressMax = 99;



export const LoyaltyNextLevel = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loyaltyNextLevelNameMax)),
  "pointsMissing": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(loyaltyNextLevelPointsMissingMax)),
  "progress": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(loyaltyNextLevelProgressMin)).check(/*#__PURE__*/ zod.lte(loyaltyNextLevelProgressMax))
});

export type LoyaltyNextLevel = zod.input<typeof LoyaltyNextLevel>;
export type LoyaltyNextLevelOutput = zod.output<typeof LoyaltyNextLevel>;
