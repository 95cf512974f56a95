/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { ExternalStudio } from './ExternalStudio.ts';
import { PaymentMethod } from './PaymentMethod.ts';

export const paymentMethodCustomerNameMax = 120;

export const paymentMethodCustomerMaskedNumberMin = 4;
export const paymentMethodCustomerMaskedNumberMax = 80;



export const PaymentMethodCustomer = /*#__PURE__*/ zod.object({
  "studio": ExternalStudio,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(paymentMethodCustomerNameMax)),
  "paymentMethod": PaymentMethod,
  "maskedNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(paymentMethodCustomerMaskedNumberMin)).check(/*#__PURE__*/ zod.maxLength(paymentMethodCustomerMaskedNumberMax)))
});

export type PaymentMethodCustomer = zod.input<typeof PaymentMethodCustomer>;
export type PaymentMethodCustomerOutput = zod.output<typeof PaymentMethodCustomer>;
