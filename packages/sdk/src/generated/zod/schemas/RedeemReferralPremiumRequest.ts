/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const redeemReferralPremiumRequestCustomerRecruitmentIdMax = 9007199254740991;

export const redeemReferralPremiumRequestPremiumIdMax = 9007199254740991;

export const redeemReferralPremiumRequestRewardStartDateMin = 10;
export const redeemReferralPremiumRequestRewardStartDateMax = 10;



export const RedeemReferralPremiumRequest = /*#__PURE__*/ zod.object({
  "customerRecruitmentId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(redeemReferralPremiumRequestCustomerRecruitmentIdMax)),
  "premiumId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(redeemReferralPremiumRequestPremiumIdMax)),
  "rewardStartDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(redeemReferralPremiumRequestRewardStartDateMin)).check(/*#__PURE__*/ zod.maxLength(redeemReferralPremiumRequestRewardStartDateMax)))
});

export type RedeemReferralPremiumRequest = zod.input<typeof RedeemReferralPremiumRequest>;
export type RedeemReferralPremiumRequestOutput = zod.output<typeof RedeemReferralPremiumRequest>;
