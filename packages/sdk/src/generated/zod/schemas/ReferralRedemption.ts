/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { RewardGrant } from './RewardGrant.ts';

export const referralRedemptionRedemptionIdMin = 36;
export const referralRedemptionRedemptionIdMax = 36;

export const referralRedemptionCustomerRecruitmentIdMax = 9007199254740991;

export const referralRedemptionPremiumIdMax = 9007199254740991;

export const referralRedemptionNameMax = 120;



export const ReferralRedemption = /*#__PURE__*/ zod.object({
  "redemptionId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(referralRedemptionRedemptionIdMin)).check(/*#__PURE__*/ zod.maxLength(referralRedemptionRedemptionIdMax)),
  "customerRecruitmentId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(referralRedemptionCustomerRecruitmentIdMax)),
  "premiumId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(referralRedemptionPremiumIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(referralRedemptionNameMax)),
  "grant": RewardGrant
});

export type ReferralRedemption = zod.input<typeof ReferralRedemption>;
export type ReferralRedemptionOutput = zod.output<typeof ReferralRedemption>;
