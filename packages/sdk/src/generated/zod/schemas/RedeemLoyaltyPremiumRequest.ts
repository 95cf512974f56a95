/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const redeemLoyaltyPremiumRequestAssignmentIdMax = 9007199254740991;

export const redeemLoyaltyPremiumRequestRewardStartDateMin = 10;
export const redeemLoyaltyPremiumRequestRewardStartDateMax = 10;



export const RedeemLoyaltyPremiumRequest = /*#__PURE__*/ zod.object({
  "assignmentId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(redeemLoyaltyPremiumRequestAssignmentIdMax)),
  "rewardStartDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(redeemLoyaltyPremiumRequestRewardStartDateMin)).check(/*#__PURE__*/ zod.maxLength(redeemLoyaltyPremiumRequestRewardStartDateMax)))
});

export type RedeemLoyaltyPremiumRequest = zod.input<typeof RedeemLoyaltyPremiumRequest>;
export type RedeemLoyaltyPremiumRequestOutput = zod.output<typeof RedeemLoyaltyPremiumRequest>;
