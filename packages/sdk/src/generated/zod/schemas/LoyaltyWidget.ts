/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { LoyaltyExpiration } from './LoyaltyExpiration.ts';
import { LoyaltyNextLevel } from './LoyaltyNextLevel.ts';

export const loyaltyWidgetTitleMax = 80;

export const loyaltyWidgetPointsMin = 0;
export const loyaltyWidgetPointsMax = 100000000;

export const loyaltyWidgetLevelMax = 80;

export const loyaltyWidgetRedeemablePremiumsMin = 0;
export const loyaltyWidgetRedeemablePremiumsMax = 200;



export const LoyaltyWidget = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loyaltyWidgetTitleMax)),
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(loyaltyWidgetPointsMin)).check(/*#__PURE__*/ zod.lte(loyaltyWidgetPointsMax)),
  "level": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loyaltyWidgetLevelMax))),
  "nextLevel": /*#__PURE__*/ zod.union([LoyaltyNextLevel,/*#__PURE__*/ zod.null()]),
  "nextExpiration": /*#__PURE__*/ zod.union([LoyaltyExpiration,/*#__PURE__*/ zod.null()]),
  "redeemablePremiums": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(loyaltyWidgetRedeemablePremiumsMin)).check(/*#__PURE__*/ zod.lte(loyaltyWidgetRedeemablePremiumsMax))
});

export type LoyaltyWidget = zod.input<typeof LoyaltyWidget>;
export type LoyaltyWidgetOutput = zod.output<typeof LoyaltyWidget>;
