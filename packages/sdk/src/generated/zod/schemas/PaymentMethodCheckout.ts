/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { CheckoutState } from './CheckoutState.ts';
import { DeclineReason } from './DeclineReason.ts';
import { OnlinePaymentMethod } from './OnlinePaymentMethod.ts';
import { PaymentInstrument } from './PaymentInstrument.ts';

export const paymentMethodCheckoutCreatedAtMin = 20;
export const paymentMethodCheckoutCreatedAtMax = 35;

export const paymentMethodCheckoutExpiresAtMin = 20;
export const paymentMethodCheckoutExpiresAtMax = 35;



export const PaymentMethodCheckout = /*#__PURE__*/ zod.object({
  "state": CheckoutState,
  "paymentMethod": OnlinePaymentMethod,
  "paymentInstrument": /*#__PURE__*/ zod.union([PaymentInstrument,/*#__PURE__*/ zod.null()]),
  "failureReason": /*#__PURE__*/ zod.union([DeclineReason,/*#__PURE__*/ zod.null()]),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(paymentMethodCheckoutCreatedAtMin)).check(/*#__PURE__*/ zod.maxLength(paymentMethodCheckoutCreatedAtMax)),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(paymentMethodCheckoutExpiresAtMin)).check(/*#__PURE__*/ zod.maxLength(paymentMethodCheckoutExpiresAtMax))
});

export type PaymentMethodCheckout = zod.input<typeof PaymentMethodCheckout>;
export type PaymentMethodCheckoutOutput = zod.output<typeof PaymentMethodCheckout>;
