/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { ReferralDiscount } from './ReferralDiscount.ts';

export const referralCodeValidationReferralCodeMax = 40;

export const referralCodeValidationValidUntilMin = 10;
export const referralCodeValidationValidUntilMax = 10;



export const ReferralCodeValidation = /*#__PURE__*/ zod.object({
  "referralCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(referralCodeValidationReferralCodeMax)),
  "discount": ReferralDiscount,
  "validUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(referralCodeValidationValidUntilMin)).check(/*#__PURE__*/ zod.maxLength(referralCodeValidationValidUntilMax)))
});

export type ReferralCodeValidation = zod.input<typeof ReferralCodeValidation>;
export type ReferralCodeValidationOutput = zod.output<typeof ReferralCodeValidation>;
