/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { ExternalStudio } from './ExternalStudio.ts';
import { Money } from './Money.ts';
import { OnlinePaymentMethod } from './OnlinePaymentMethod.ts';
import { PaymentRequestPosition } from './PaymentRequestPosition.ts';
import { PaymentRequestState } from './PaymentRequestState.ts';

export const paymentRequestPaymentRequestUuidMax = 1024;

export const paymentRequestNameMax = 120;

export const paymentRequestPositionsMax = 100;

export const paymentRequestPaymentMethodsMax = 20;

export const paymentRequestPaidAtMin = 20;
export const paymentRequestPaidAtMax = 35;

export const paymentRequestTokenValidUntilMin = 20;
export const paymentRequestTokenValidUntilMax = 35;



export const PaymentRequest = /*#__PURE__*/ zod.object({
  "paymentRequestUuid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(paymentRequestPaymentRequestUuidMax)),
  "state": PaymentRequestState,
  "studio": ExternalStudio,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(paymentRequestNameMax)),
  "positions": /*#__PURE__*/ zod.array(PaymentRequestPosition).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(paymentRequestPositionsMax)),
  "amount": Money,
  "paymentMethods": /*#__PURE__*/ zod.array(OnlinePaymentMethod).check(/*#__PURE__*/ zod.maxLength(paymentRequestPaymentMethodsMax)),
  "paidAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(paymentRequestPaidAtMin)).check(/*#__PURE__*/ zod.maxLength(paymentRequestPaidAtMax))),
  "tokenValidUntil": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(paymentRequestTokenValidUntilMin)).check(/*#__PURE__*/ zod.maxLength(paymentRequestTokenValidUntilMax))
});

export type PaymentRequest = zod.input<typeof PaymentRequest>;
export type PaymentRequestOutput = zod.output<typeof PaymentRequest>;
