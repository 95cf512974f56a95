/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';

export const finionPayPaymentRequestIdMin = 36;
export const finionPayPaymentRequestIdMax = 36;

export const finionPayPaymentRequestCheckoutIdMin = 36;
export const finionPayPaymentRequestCheckoutIdMax = 36;

export const finionPayPaymentRequestServiceUrlMax = 2000;

export const finionPayPaymentRequestCreatedAtMin = 20;
export const finionPayPaymentRequestCreatedAtMax = 35;

export const finionPayPaymentRequestTokenValidUntilMin = 20;
export const finionPayPaymentRequestTokenValidUntilMax = 35;



export const FinionPayPaymentRequest = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(finionPayPaymentRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(finionPayPaymentRequestIdMax)),
  "checkoutId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(finionPayPaymentRequestCheckoutIdMin)).check(/*#__PURE__*/ zod.maxLength(finionPayPaymentRequestCheckoutIdMax)),
  "amount": Money,
  "state": /*#__PURE__*/ zod.enum(['OPEN', 'AGREED', 'REFUSED', 'EXPIRED']),
  "serviceUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(finionPayPaymentRequestServiceUrlMax))),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(finionPayPaymentRequestCreatedAtMin)).check(/*#__PURE__*/ zod.maxLength(finionPayPaymentRequestCreatedAtMax)),
  "tokenValidUntil": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(finionPayPaymentRequestTokenValidUntilMin)).check(/*#__PURE__*/ zod.maxLength(finionPayPaymentRequestTokenValidUntilMax))
});

export type FinionPayPaymentRequest = zod.input<typeof FinionPayPaymentRequest>;
export type FinionPayPaymentRequestOutput = zod.output<typeof FinionPayPaymentRequest>;
