/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { PaymentMethodCheckout } from './PaymentMethodCheckout.ts';
import { PaymentMethodOption } from './PaymentMethodOption.ts';

export const paymentMethodConfigurationOrganizationUnitIdMax = 9007199254740991;

export const paymentMethodConfigurationPaymentMethodsMax = 20;

export const paymentMethodConfigurationTokenValidUntilMin = 20;
export const paymentMethodConfigurationTokenValidUntilMax = 35;



export const PaymentMethodConfiguration = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(paymentMethodConfigurationOrganizationUnitIdMax)),
  "paymentMethods": /*#__PURE__*/ zod.array(PaymentMethodOption).check(/*#__PURE__*/ zod.maxLength(paymentMethodConfigurationPaymentMethodsMax)),
  "checkout": /*#__PURE__*/ zod.union([PaymentMethodCheckout,/*#__PURE__*/ zod.null()]),
  "tokenValidUntil": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(paymentMethodConfigurationTokenValidUntilMin)).check(/*#__PURE__*/ zod.maxLength(paymentMethodConfigurationTokenValidUntilMax))
});

export type PaymentMethodConfiguration = zod.input<typeof PaymentMethodConfiguration>;
export type PaymentMethodConfigurationOutput = zod.output<typeof PaymentMethodConfiguration>;
