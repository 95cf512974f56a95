/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  RedeemReferralPremiumRequest
} from '../schemas/RedeemReferralPremiumRequest.ts';

import {
  ReferralPremiumInfo
} from '../schemas/ReferralPremiumInfo.ts';

import {
  ReferralPremiums
} from '../schemas/ReferralPremiums.ts';

import {
  ReferralRedemption
} from '../schemas/ReferralRedemption.ts';


/**
 * For members of the tenant that X-Tenant names who have CUSTOMER_CENTER_REFERRAL_ACTIVE. Of accounts that registered and contracts that were signed with a referral code. A reward can be redeemed two weeks after the contract was signed.
 * @summary Whom a member has brought, and by whom they came
 */
export const GetReferralPremiumsResponse = ReferralPremiums

/**
 * For members of the tenant that X-Tenant names who have CUSTOMER_CENTER_REFERRAL_ACTIVE. Whoever has brought somebody and whoever was brought have rewards of their own. Nothing is redeemed or reserved.
 * @summary What can be had for a referral
 */
export const getReferralPremiumInfoPathCustomerRecruitmentIdMax = 9007199254740991;



export const GetReferralPremiumInfoParams = /*#__PURE__*/ zod.object({
  "customerRecruitmentId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getReferralPremiumInfoPathCustomerRecruitmentIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the referral.'))
})

export const getReferralPremiumInfoQueryPremiumIdMax = 9007199254740991;



export const GetReferralPremiumInfoQueryParams = /*#__PURE__*/ zod.object({
  "premiumId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getReferralPremiumInfoQueryPremiumIdMax))).check(/*#__PURE__*/ zod.describe('Only this reward; left out, all of them.'))
})

export const GetReferralPremiumInfoResponse = ReferralPremiumInfo

/**
 * For members of the tenant that X-Tenant names who have CUSTOMER_CENTER_REFERRAL_ACTIVE. It is given at once: credit is there, a free period is taken off what is charged. One reward can be chosen for each referral.
 * @summary Redeem a reward for a referral
 */
export const redeemReferralPremiumHeaderIdempotencyKeyMin = 16;
export const redeemReferralPremiumHeaderIdempotencyKeyMax = 64;


export const redeemReferralPremiumHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const RedeemReferralPremiumHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(redeemReferralPremiumHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(redeemReferralPremiumHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(redeemReferralPremiumHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.'))
})

export const RedeemReferralPremiumBody = RedeemReferralPremiumRequest

export const RedeemReferralPremiumResponse = ReferralRedemption
