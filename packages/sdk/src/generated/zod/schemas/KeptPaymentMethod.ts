/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { PaymentMethod } from './PaymentMethod.ts';

export const keptPaymentMethodMaskedNumberMin = 4;
export const keptPaymentMethodMaskedNumberMax = 80;

export const keptPaymentMethodMandateReferenceMin = 8;
export const keptPaymentMethodMandateReferenceMax = 35;


export const keptPaymentMethodMandateReferenceRegExp = /*#__PURE__*/ new RegExp('^[A-Z0-9-]{8,35}$');
export const keptPaymentMethodValidFromMin = 20;
export const keptPaymentMethodValidFromMax = 35;



export const KeptPaymentMethod = /*#__PURE__*/ zod.object({
  "paymentMethod": PaymentMethod,
  "maskedNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(keptPaymentMethodMaskedNumberMin)).check(/*#__PURE__*/ zod.maxLength(keptPaymentMethodMaskedNumberMax)),
  "mandateReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(keptPaymentMethodMandateReferenceMin)).check(/*#__PURE__*/ zod.maxLength(keptPaymentMethodMandateReferenceMax)).check(/*#__PURE__*/ zod.regex(keptPaymentMethodMandateReferenceRegExp))),
  "validFrom": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(keptPaymentMethodValidFromMin)).check(/*#__PURE__*/ zod.maxLength(keptPaymentMethodValidFromMax))
});

export type KeptPaymentMethod = zod.input<typeof KeptPaymentMethod>;
export type KeptPaymentMethodOutput = zod.output<typeof KeptPaymentMethod>;
