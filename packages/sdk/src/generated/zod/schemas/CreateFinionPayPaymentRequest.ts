/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const createFinionPayPaymentRequestCheckoutIdMin = 36;
export const createFinionPayPaymentRequestCheckoutIdMax = 36;

export const createFinionPayPaymentRequestReturnPathRegExp = /*#__PURE__*/ new RegExp('^/(?![/\\\\])');

export const createFinionPayPaymentRequestReturnPathMax = 2000;



export const CreateFinionPayPaymentRequest = /*#__PURE__*/ zod.object({
  "checkoutId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(createFinionPayPaymentRequestCheckoutIdMin)).check(/*#__PURE__*/ zod.maxLength(createFinionPayPaymentRequestCheckoutIdMax)),
  "returnPath": /*#__PURE__*/ zod.stringFormat('uri-reference', createFinionPayPaymentRequestReturnPathRegExp).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createFinionPayPaymentRequestReturnPathMax))
});

export type CreateFinionPayPaymentRequest = zod.input<typeof CreateFinionPayPaymentRequest>;
export type CreateFinionPayPaymentRequestOutput = zod.output<typeof CreateFinionPayPaymentRequest>;
