/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  AuthenticateCheckoutRequest
} from '../schemas/AuthenticateCheckoutRequest.ts';

import {
  CheckoutAuthentication
} from '../schemas/CheckoutAuthentication.ts';

import {
  CreatePaymentRequestCheckoutRequest
} from '../schemas/CreatePaymentRequestCheckoutRequest.ts';

import {
  PaymentRequest
} from '../schemas/PaymentRequest.ts';

import {
  PaymentRequestCheckout
} from '../schemas/PaymentRequestCheckout.ts';


/**
 * For anybody who has the link that a studio has sent. Positions, sum and how it can be paid, the studio to turn to, and of the person no more than the first letters. One that can no longer be paid is answered too; its state says why. Amounts count in the major unit of their currency. Changes nothing.
 * @summary What a studio asks somebody to pay
 */
export const getPaymentRequestPathPaymentRequestUuidMin = 36;
export const getPaymentRequestPathPaymentRequestUuidMax = 36;



export const GetPaymentRequestParams = /*#__PURE__*/ zod.object({
  "paymentRequestUuid": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getPaymentRequestPathPaymentRequestUuidMin)).check(/*#__PURE__*/ zod.maxLength(getPaymentRequestPathPaymentRequestUuidMax)).check(/*#__PURE__*/ zod.describe('Identifies the payment request; known from the link that the studio has sent alone.'))
})

export const GetPaymentRequestResponse = PaymentRequest

/**
 * For anybody who has the link; a session changes nothing. The instrument is one of createPublicCreditCard or its neighbours and pays once. The id of the answer is the key to all further steps. Nothing is reserved: of two tabs the one that finalizes first pays, and the other is refused. Open until expiresAt, never longer than the payment request; a repetition without the same Idempotency-Key needs another instrument and makes a second checkout.
 * @summary Begin to pay a payment request
 */
export const createPaymentRequestCheckoutHeaderIdempotencyKeyMin = 16;
export const createPaymentRequestCheckoutHeaderIdempotencyKeyMax = 64;


export const createPaymentRequestCheckoutHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');
export const createPaymentRequestCheckoutHeaderXBotProtectionTokenMin = 16;
export const createPaymentRequestCheckoutHeaderXBotProtectionTokenMax = 4096;


export const createPaymentRequestCheckoutHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const CreatePaymentRequestCheckoutHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPaymentRequestCheckoutHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createPaymentRequestCheckoutHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createPaymentRequestCheckoutHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.')),
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPaymentRequestCheckoutHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(createPaymentRequestCheckoutHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(createPaymentRequestCheckoutHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('What the script of the bot protection has answered for the action `submit`, new for each request. Needed where the operator has switched the protection on, and not looked at elsewhere.'))
})

export const CreatePaymentRequestCheckoutBody = CreatePaymentRequestCheckoutRequest

export const CreatePaymentRequestCheckoutResponse = PaymentRequestCheckout

/**
 * For anybody who knows the id. Read it after coming back from the bank, and for the pages of success and failure. One that was open reads EXPIRED after expiresAt.
 * @summary Where the payment of a payment request stands
 */
export const getPaymentRequestCheckoutPathIdMin = 36;
export const getPaymentRequestCheckoutPathIdMax = 36;



export const GetPaymentRequestCheckoutParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getPaymentRequestCheckoutPathIdMin)).check(/*#__PURE__*/ zod.maxLength(getPaymentRequestCheckoutPathIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the checkout.'))
})

export const GetPaymentRequestCheckoutResponse = PaymentRequestCheckout

/**
 * For anybody who knows the id. Where the answer has a challengeUrl, send the holder there; the bank sends them back to returnPath. Without one go on to finalizePaymentRequestCheckout. Charges nothing, and may be repeated while the checkout is open.
 * @summary Ask the bank whether the holder must confirm (payment request)
 */
export const authenticatePaymentRequestCheckoutPathIdMin = 36;
export const authenticatePaymentRequestCheckoutPathIdMax = 36;



export const AuthenticatePaymentRequestCheckoutParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(authenticatePaymentRequestCheckoutPathIdMin)).check(/*#__PURE__*/ zod.maxLength(authenticatePaymentRequestCheckoutPathIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the checkout.'))
})

export const AuthenticatePaymentRequestCheckoutBody = AuthenticateCheckoutRequest

export const AuthenticatePaymentRequestCheckoutResponse = CheckoutAuthentication

/**
 * For anybody who knows the id. Nothing is charged, and the payment request stays open. Answers the same when it is called again; a checkout that is finalized is refused.
 * @summary Give the payment of a payment request up
 */
export const cancelPaymentRequestCheckoutPathIdMin = 36;
export const cancelPaymentRequestCheckoutPathIdMax = 36;



export const CancelPaymentRequestCheckoutParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(cancelPaymentRequestCheckoutPathIdMin)).check(/*#__PURE__*/ zod.maxLength(cancelPaymentRequestCheckoutPathIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the checkout.'))
})

export const CancelPaymentRequestCheckoutResponse = PaymentRequestCheckout

/**
 * For anybody who knows the id. Charges, books the payment to the account at the studio and sends the receipt in one step; all of it happens or none. Called again it answers what the first call did; nothing is charged twice. What was paid meanwhile, here or elsewhere, is refused and what was held goes back.
 * @summary Pay a payment request
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
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(finalizePaymentRequestCheckoutHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(finalizePaymentRequestCheckoutHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(finalizePaymentRequestCheckoutHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.'))
})

export const FinalizePaymentRequestCheckoutResponse = PaymentRequestCheckout
