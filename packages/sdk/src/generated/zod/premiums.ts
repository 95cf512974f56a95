/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  RedeemReferralPremiumRequest
} from './schemas/RedeemReferralPremiumRequest.ts';

import {
  ReferralPremiumInfo
} from './schemas/ReferralPremiumInfo.ts';

import {
  ReferralPremiums
} from './schemas/ReferralPremiums.ts';

import {
  ReferralRedemption
} from './schemas/ReferralRedemption.ts';



/**
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. Covers accounts registered and contracts signed with a referral code. Rewards can be redeemed two weeks after the contract was signed.
 * @summary Referrals of a member, in both directions
 */
export const GetReferralPremiumsResponse = ReferralPremiums

/**
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. Referring and referred members have separate rewards. Nothing is redeemed or reserved.
 * @summary Rewards for a referral
 */
export const getReferralPremiumInfoPathCustomerRecruitmentIdMax = 9007199254740991;



export const GetReferralPremiumInfoParams = /*#__PURE__*/ zod.object({
  "customerRecruitmentId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getReferralPremiumInfoPathCustomerRecruitmentIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the referral.'))
})

export const getReferralPremiumInfoQueryPremiumIdMax = 9007199254740991;



export const GetReferralPremiumInfoQueryParams = /*#__PURE__*/ zod.object({
  "premiumId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getReferralPremiumInfoQueryPremiumIdMax))).check(/*#__PURE__*/ zod.describe('Only this reward; all rewards by default.'))
})

export const GetReferralPremiumInfoResponse = ReferralPremiumInfo

/**
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. The reward is granted at once: credit is available, a free period reduces charges. Each referral has one reward to choose.
 * @summary Redeem a reward for a referral
 */
export const redeemReferralPremiumHeaderIdempotencyKeyMin = 16;
export const redeemReferralPremiumHeaderIdempotencyKeyMax = 64;


export const redeemReferralPremiumHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const RedeemReferralPremiumHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(redeemReferralPremiumHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(redeemReferralPremiumHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(redeemReferralPremiumHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.'))
})

export const RedeemReferralPremiumBody = RedeemReferralPremiumRequest

export const RedeemReferralPremiumResponse = ReferralRedemption
