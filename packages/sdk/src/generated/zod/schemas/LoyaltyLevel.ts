/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const loyaltyLevelIdMax = 9007199254740991;

export const loyaltyLevelNameMax = 80;

export const loyaltyLevelDescriptionMax = 500;

export const loyaltyLevelThresholdMin = 0;
export const loyaltyLevelThresholdMax = 100000000;

export const loyaltyLevelProgressMin = 0;
export const loyaltyLevelProgressMax = 100;



export const LoyaltyLevel = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(loyaltyLevelIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loyaltyLevelNameMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loyaltyLevelDescriptionMax)),
  "threshold": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(loyaltyLevelThresholdMin)).check(/*#__PURE__*/ zod.lte(loyaltyLevelThresholdMax)),
  "reached": /*#__PURE__*/ zod.boolean(),
  "current": /*#__PURE__*/ zod.boolean(),
  "progress": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(loyaltyLevelProgressMin)).check(/*#__PURE__*/ zod.lte(loyaltyLevelProgressMax))
});

export type LoyaltyLevel = zod.input<typeof LoyaltyLevel>;
export type LoyaltyLevelOutput = zod.output<typeof LoyaltyLevel>;
