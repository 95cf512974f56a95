/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { LoyaltyActivityType } from './LoyaltyActivityType.ts';

export const loyaltyActivityIdMax = 9007199254740991;

export const loyaltyActivityNameMax = 120;

export const loyaltyActivityDescriptionMax = 500;

export const loyaltyActivityPointsMax = 1000000;



export const LoyaltyActivity = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(loyaltyActivityIdMax)),
  "type": LoyaltyActivityType,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loyaltyActivityNameMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loyaltyActivityDescriptionMax)),
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(loyaltyActivityPointsMax))
});

export type LoyaltyActivity = zod.input<typeof LoyaltyActivity>;
export type LoyaltyActivityOutput = zod.output<typeof LoyaltyActivity>;
