/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { LoyaltyPremium } from './LoyaltyPremium.ts';
import { RewardGrant } from './RewardGrant.ts';

export const loyaltyPremiumInfoRedemptionTextMax = 1000;

export const loyaltyPremiumInfoBalanceMin = 0;
export const loyaltyPremiumInfoBalanceMax = 100000000;

export const loyaltyPremiumInfoBalanceAfterMin = 0;
export const loyaltyPremiumInfoBalanceAfterMax = 100000000;

export const loyaltyPremiumInfoPossibleRewardStartDatesItemMin = 10;
export const loyaltyPremiumInfoPossibleRewardStartDatesItemMax = 10;

export const loyaltyPremiumInfoPossibleRewardStartDatesMax = 12;



export const LoyaltyPremiumInfo = /*#__PURE__*/ zod.object({
  "premium": LoyaltyPremium,
  "redemptionText": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loyaltyPremiumInfoRedemptionTextMax)),
  "balance": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(loyaltyPremiumInfoBalanceMin)).check(/*#__PURE__*/ zod.lte(loyaltyPremiumInfoBalanceMax)),
  "balanceAfter": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(loyaltyPremiumInfoBalanceAfterMin)).check(/*#__PURE__*/ zod.lte(loyaltyPremiumInfoBalanceAfterMax))),
  "possibleRewardStartDates": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(loyaltyPremiumInfoPossibleRewardStartDatesItemMin)).check(/*#__PURE__*/ zod.maxLength(loyaltyPremiumInfoPossibleRewardStartDatesItemMax))).check(/*#__PURE__*/ zod.maxLength(loyaltyPremiumInfoPossibleRewardStartDatesMax)),
  "grant": /*#__PURE__*/ zod.union([RewardGrant,/*#__PURE__*/ zod.null()])
});

export type LoyaltyPremiumInfo = zod.input<typeof LoyaltyPremiumInfo>;
export type LoyaltyPremiumInfoOutput = zod.output<typeof LoyaltyPremiumInfo>;
