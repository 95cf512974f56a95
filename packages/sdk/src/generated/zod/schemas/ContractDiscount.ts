/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { ContractDiscountType } from './ContractDiscountType.ts';
import { Money } from './Money.ts';

export const contractDiscountNameMax = 120;

export const contractDiscountPaymentsMax = 1000;



export const ContractDiscount = /*#__PURE__*/ zod.object({
  "type": ContractDiscountType,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractDiscountNameMax)),
  "price": Money,
  "payments": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contractDiscountPaymentsMax))
});

export type ContractDiscount = zod.input<typeof ContractDiscount>;
export type ContractDiscountOutput = zod.output<typeof ContractDiscount>;
