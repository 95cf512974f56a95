/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { CheckoutState } from './CheckoutState.ts';
import { DeclineReason } from './DeclineReason.ts';
import { Money } from './Money.ts';
import { OnlinePaymentMethod } from './OnlinePaymentMethod.ts';
import { PaymentInstrument } from './PaymentInstrument.ts';
import { PaymentRequest } from './PaymentRequest.ts';

export const paymentRequestCheckoutIdMin = 36;
export const paymentRequestCheckoutIdMax = 36;

export const paymentRequestCheckoutCreatedAtMin = 20;
export const paymentRequestCheckoutCreatedAtMax = 35;

export const paymentRequestCheckoutExpiresAtMin = 20;
export const paymentRequestCheckoutExpiresAtMax = 35;



export const PaymentRequestCheckout = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(paymentRequestCheckoutIdMin)).check(/*#__PURE__*/ zod.maxLength(paymentRequestCheckoutIdMax)),
  "state": CheckoutState,
  "paymentRequest": PaymentRequest,
  "price": Money,
  "paymentMethod": OnlinePaymentMethod,
  "paymentInstrument": /*#__PURE__*/ zod.union([PaymentInstrument,/*#__PURE__*/ zod.null()]),
  "failureReason": /*#__PURE__*/ zod.union([DeclineReason,/*#__PURE__*/ zod.null()]),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(paymentRequestCheckoutCreatedAtMin)).check(/*#__PURE__*/ zod.maxLength(paymentRequestCheckoutCreatedAtMax)),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(paymentRequestCheckoutExpiresAtMin)).check(/*#__PURE__*/ zod.maxLength(paymentRequestCheckoutExpiresAtMax)),
  "charged": /*#__PURE__*/ zod.boolean()
});

export type PaymentRequestCheckout = zod.input<typeof PaymentRequestCheckout>;
export type PaymentRequestCheckoutOutput = zod.output<typeof PaymentRequestCheckout>;
