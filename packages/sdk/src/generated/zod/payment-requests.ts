/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  AuthenticateCheckoutRequest
} from './schemas/AuthenticateCheckoutRequest.ts';

import {
  CheckoutAuthentication
} from './schemas/CheckoutAuthentication.ts';

import {
  CreatePaymentRequestCheckoutRequest
} from './schemas/CreatePaymentRequestCheckoutRequest.ts';

import {
  PaymentRequest
} from './schemas/PaymentRequest.ts';

import {
  PaymentRequestCheckout
} from './schemas/PaymentRequestCheckout.ts';



/**
 * For anyone with the link that a studio has sent. Contains positions, total, payment methods, the studio and only the initials of the person. Requests that cannot be paid anymore are returned too; their state has the reason. Amounts are in the major unit of their currency. Changes nothing.
 * @summary Payment request of a studio
 */
export const getPaymentRequestPathPaymentRequestUuidMax = 1024;



export const GetPaymentRequestParams = /*#__PURE__*/ zod.object({
  "paymentRequestUuid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPaymentRequestPathPaymentRequestUuidMax)).check(/*#__PURE__*/ zod.describe('Identifies the payment request; known only from the studio\'s link.'))
})

export const GetPaymentRequestResponse = PaymentRequest

/**
 * For anyone with the link; a session has no effect. The instrument is created by createPublicCreditCard or a similar call and can be used once. Keep the id of the response, which grants access to all further steps. Nothing is reserved: if there are two checkouts, the first one finalized pays, and the other fails. Open until expiresAt, at most as long as the payment request; repeating the call without the same Idempotency-Key requires another instrument and creates a second checkout.
 * @summary Pay a payment request
 */
export const createPaymentRequestCheckoutHeaderIdempotencyKeyMin = 16;
export const createPaymentRequestCheckoutHeaderIdempotencyKeyMax = 64;


export const createPaymentRequestCheckoutHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');
export const createPaymentRequestCheckoutHeaderXBotProtectionTokenMin = 16;
export const createPaymentRequestCheckoutHeaderXBotProtectionTokenMax = 4096;


export const createPaymentRequestCheckoutHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const CreatePaymentRequestCheckoutHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPaymentRequestCheckoutHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createPaymentRequestCheckoutHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createPaymentRequestCheckoutHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.')),
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPaymentRequestCheckoutHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(createPaymentRequestCheckoutHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(createPaymentRequestCheckoutHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('Token from the bot protection script for the action `submit`, new for each request. Required if the operator has enabled bot protection, otherwise ignored.'))
})

export const CreatePaymentRequestCheckoutBody = CreatePaymentRequestCheckoutRequest

export const CreatePaymentRequestCheckoutResponse = PaymentRequestCheckout

/**
 * For anyone with the id. Read it after the return from the bank and for the result page. Open checkouts become EXPIRED after expiresAt.
 * @summary State of a payment request's checkout
 */
export const getPaymentRequestCheckoutPathIdMin = 36;
export const getPaymentRequestCheckoutPathIdMax = 36;



export const GetPaymentRequestCheckoutParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getPaymentRequestCheckoutPathIdMin)).check(/*#__PURE__*/ zod.maxLength(getPaymentRequestCheckoutPathIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the checkout.'))
})

export const GetPaymentRequestCheckoutResponse = PaymentRequestCheckout

/**
 * For anyone with the id. If the response has a challengeUrl, send the holder there; the bank returns to returnPath. Otherwise continue with finalizePaymentRequestCheckout. Charges nothing and can be repeated while the checkout is open.
 * @summary Request the bank's confirmation (payment request)
 */
export const authenticatePaymentRequestCheckoutPathIdMin = 36;
export const authenticatePaymentRequestCheckoutPathIdMax = 36;



export const AuthenticatePaymentRequestCheckoutParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(authenticatePaymentRequestCheckoutPathIdMin)).check(/*#__PURE__*/ zod.maxLength(authenticatePaymentRequestCheckoutPathIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the checkout.'))
})

export const AuthenticatePaymentRequestCheckoutBody = AuthenticateCheckoutRequest

export const AuthenticatePaymentRequestCheckoutResponse = CheckoutAuthentication

/**
 * For anyone with the id. Nothing is charged, and the payment request stays open. Repeating the call has the same result; finalized checkouts cannot be canceled.
 * @summary Cancel a payment request's checkout
 */
export const cancelPaymentRequestCheckoutPathIdMin = 36;
export const cancelPaymentRequestCheckoutPathIdMax = 36;



export const CancelPaymentRequestCheckoutParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(cancelPaymentRequestCheckoutPathIdMin)).check(/*#__PURE__*/ zod.maxLength(cancelPaymentRequestCheckoutPathIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the checkout.'))
})

export const CancelPaymentRequestCheckoutResponse = PaymentRequestCheckout

/**
 * For anyone with the id. Charges the payment, books it to the account at the studio and sends the receipt in one step, completely or not at all. Repeating the call returns the first result; nothing is charged twice. Fails and releases the authorized amount if the request has been paid in the meantime.
 * @summary Finalize a payment request's checkout
 */
export const finalizePaymentRequestCheckoutPathIdMin = 36;
export const finalizePaymentRequestCheckoutPathIdMax = 36;



export const FinalizePaymentRequestCheckoutParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(finalizePaymentRequestCheckoutPathIdMin)).check(/*#__PURE__*/ zod.maxLength(finalizePaymentRequestCheckoutPathIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the checkout.'))
})

export const finalizePaymentRequestCheckoutHeaderIdempotencyKeyMin = 16;
export const finalizePaymentRequestCheckoutHeaderIdempotencyKeyMax = 64;


export const finalizePaymentRequestCheckoutHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const FinalizePaymentRequestCheckoutHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(finalizePaymentRequestCheckoutHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(finalizePaymentRequestCheckoutHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(finalizePaymentRequestCheckoutHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.'))
})

export const FinalizePaymentRequestCheckoutResponse = PaymentRequestCheckout
