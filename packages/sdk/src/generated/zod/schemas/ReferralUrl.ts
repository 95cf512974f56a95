/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const referralUrlReferralUrlMax = 2000;

export const referralUrlReferralCodeMin = 4;
export const referralUrlReferralCodeMax = 32;


export const referralUrlReferralCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');


export const ReferralUrl = /*#__PURE__*/ zod.object({
  "referralUrl": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(referralUrlReferralUrlMax)),
  "referralCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(referralUrlReferralCodeMin)).check(/*#__PURE__*/ zod.maxLength(referralUrlReferralCodeMax)).check(/*#__PURE__*/ zod.regex(referralUrlReferralCodeRegExp))
});

export type ReferralUrl = zod.input<typeof ReferralUrl>;
export type ReferralUrlOutput = zod.output<typeof ReferralUrl>;
