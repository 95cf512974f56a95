/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { ReferralPremiumState } from './ReferralPremiumState.ts';
import { RewardGrant } from './RewardGrant.ts';

export const recruitmentCustomerRecruitmentIdMax = 9007199254740991;

export const recruitmentDisplayedNameMax = 120;

export const recruitmentRecruitedOnMin = 10;
export const recruitmentRecruitedOnMax = 10;

export const recruitmentRedeemableOnMin = 10;
export const recruitmentRedeemableOnMax = 10;



export const Recruitment = /*#__PURE__*/ zod.object({
  "customerRecruitmentId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(recruitmentCustomerRecruitmentIdMax)),
  "displayedName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recruitmentDisplayedNameMax))),
  "recruitedOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(recruitmentRecruitedOnMin)).check(/*#__PURE__*/ zod.maxLength(recruitmentRecruitedOnMax))),
  "redeemableOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(recruitmentRedeemableOnMin)).check(/*#__PURE__*/ zod.maxLength(recruitmentRedeemableOnMax))),
  "state": ReferralPremiumState,
  "grant": /*#__PURE__*/ zod.union([RewardGrant,/*#__PURE__*/ zod.null()])
});

export type Recruitment = zod.input<typeof Recruitment>;
export type RecruitmentOutput = zod.output<typeof Recruitment>;
