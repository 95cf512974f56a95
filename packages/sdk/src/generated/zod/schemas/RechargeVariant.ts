/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';
import { OnlinePaymentMethod } from './OnlinePaymentMethod.ts';

export const rechargeVariantRechargeIdMax = 9007199254740991;

export const rechargeVariantNameMax = 120;

export const rechargeVariantPaymentMethodsMax = 7;



export const RechargeVariant = /*#__PURE__*/ zod.object({
  "rechargeId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(rechargeVariantRechargeIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rechargeVariantNameMax)),
  "price": Money,
  "credit": Money,
  "paymentMethods": /*#__PURE__*/ zod.array(OnlinePaymentMethod).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rechargeVariantPaymentMethodsMax))
});

export type RechargeVariant = zod.input<typeof RechargeVariant>;
export type RechargeVariantOutput = zod.output<typeof RechargeVariant>;
