/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';

export const referralDiscountNameMax = 120;

export const referralDiscountPaymentsMax = 1000;



export const ReferralDiscount = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(referralDiscountNameMax)),
  "price": Money,
  "payments": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(referralDiscountPaymentsMax))
});

export type ReferralDiscount = zod.input<typeof ReferralDiscount>;
export type ReferralDiscountOutput = zod.output<typeof ReferralDiscount>;
