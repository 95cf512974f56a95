/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  AuthenticateCheckoutRequest
} from './schemas/AuthenticateCheckoutRequest.ts';

import {
  CheckoutAuthentication
} from './schemas/CheckoutAuthentication.ts';

import {
  CreatePaymentMethodCheckoutRequest
} from './schemas/CreatePaymentMethodCheckoutRequest.ts';

import {
  KeptPaymentMethod
} from './schemas/KeptPaymentMethod.ts';

import {
  PaymentMethodCheckout
} from './schemas/PaymentMethodCheckout.ts';

import {
  PaymentMethodConfiguration
} from './schemas/PaymentMethodConfiguration.ts';

import {
  PaymentMethodCustomer
} from './schemas/PaymentMethodCustomer.ts';

import {
  ReplacePaymentMethodRequest
} from './schemas/ReplacePaymentMethodRequest.ts';



/**
 * For anyone with the link that a studio has sent; a session has no effect. Takes a card from createPublicCreditCard; use replacePaymentMethod for a bank account with its mandate. Nothing is stored or charged yet: continue with authenticatePaymentMethodCheckout. Replaces a previous checkout.
 * @summary Start storing a card by link
 */
export const createPaymentMethodCheckoutHeaderIdempotencyKeyMin = 16;
export const createPaymentMethodCheckoutHeaderIdempotencyKeyMax = 64;


export const createPaymentMethodCheckoutHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');
export const createPaymentMethodCheckoutHeaderXBotProtectionTokenMin = 16;
export const createPaymentMethodCheckoutHeaderXBotProtectionTokenMax = 4096;


export const createPaymentMethodCheckoutHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const CreatePaymentMethodCheckoutHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPaymentMethodCheckoutHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createPaymentMethodCheckoutHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createPaymentMethodCheckoutHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.')),
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPaymentMethodCheckoutHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(createPaymentMethodCheckoutHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(createPaymentMethodCheckoutHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('Token from the bot protection script for the action `submit`, new for each request. Required if the operator has enabled bot protection, otherwise ignored.'))
})

export const CreatePaymentMethodCheckoutBody = CreatePaymentMethodCheckoutRequest

export const CreatePaymentMethodCheckoutResponse = PaymentMethodCheckout

/**
 * For anyone with the link. Takes a mandate from getSepaAgreement, whose bank account is validated immediately, and replaces the old payment method. This uses up the link; repeating the call with the same mandate returns the same response. The member is notified by mail.
 * @summary Change to direct debit
 */
export const replacePaymentMethodPathTokenMax = 1024;



export const ReplacePaymentMethodParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(replacePaymentMethodPathTokenMax)).check(/*#__PURE__*/ zod.describe('Secret of a link that a studio has sent to a member to replace the payment method.'))
})

export const replacePaymentMethodHeaderXBotProtectionTokenMin = 16;
export const replacePaymentMethodHeaderXBotProtectionTokenMax = 4096;


export const replacePaymentMethodHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const ReplacePaymentMethodHeader = /*#__PURE__*/ zod.object({
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(replacePaymentMethodHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(replacePaymentMethodHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(replacePaymentMethodHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('Token from the bot protection script for the action `submit`, new for each request. Required if the operator has enabled bot protection, otherwise ignored.'))
})

export const ReplacePaymentMethodBody = ReplacePaymentMethodRequest

export const ReplacePaymentMethodResponse = KeptPaymentMethod

/**
 * For anyone with the link. The payment methods for memberships that the studio accepts, and the checkout of the link; also read it after the return from the bank. Changes nothing.
 * @summary Payment methods available by link
 */
export const getPaymentMethodConfigurationPathTokenMax = 1024;



export const GetPaymentMethodConfigurationParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPaymentMethodConfigurationPathTokenMax)).check(/*#__PURE__*/ zod.describe('Secret of a link that a studio has sent to a member to replace the payment method.'))
})

export const GetPaymentMethodConfigurationResponse = PaymentMethodConfiguration

/**
 * For anyone with the link, for its latest checkout. If the response has a challengeUrl, send the holder there; the bank returns to returnPath. Otherwise continue with finalizePaymentMethodCheckout. Stores nothing and can be repeated while the checkout is open.
 * @summary Request the bank's confirmation (payment method)
 */
export const authenticatePaymentMethodCheckoutPathTokenMax = 1024;



export const AuthenticatePaymentMethodCheckoutParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(authenticatePaymentMethodCheckoutPathTokenMax)).check(/*#__PURE__*/ zod.describe('Secret of a link that a studio has sent to a member to replace the payment method.'))
})

export const AuthenticatePaymentMethodCheckoutBody = AuthenticateCheckoutRequest

export const AuthenticatePaymentMethodCheckoutResponse = CheckoutAuthentication

/**
 * For anyone with the link, after the holder has confirmed the card or if no confirmation is required. Replaces the old payment method and uses up the link. Repeating the call returns the first result. The member is notified by mail.
 * @summary Change to the new card
 */
export const finalizePaymentMethodCheckoutPathTokenMax = 1024;



export const FinalizePaymentMethodCheckoutParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(finalizePaymentMethodCheckoutPathTokenMax)).check(/*#__PURE__*/ zod.describe('Secret of a link that a studio has sent to a member to replace the payment method.'))
})

export const finalizePaymentMethodCheckoutHeaderIdempotencyKeyMin = 16;
export const finalizePaymentMethodCheckoutHeaderIdempotencyKeyMax = 64;


export const finalizePaymentMethodCheckoutHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const FinalizePaymentMethodCheckoutHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(finalizePaymentMethodCheckoutHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(finalizePaymentMethodCheckoutHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(finalizePaymentMethodCheckoutHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.'))
})

export const FinalizePaymentMethodCheckoutResponse = KeptPaymentMethod

/**
 * For anyone with the link. Contains the studio, the current payment method of the membership and only the initials of the person. Changes nothing.
 * @summary Member and payment method behind a link
 */
export const getPaymentMethodCustomerPathTokenMax = 1024;



export const GetPaymentMethodCustomerParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPaymentMethodCustomerPathTokenMax)).check(/*#__PURE__*/ zod.describe('Secret of a link that a studio has sent to a member to replace the payment method.'))
})

export const GetPaymentMethodCustomerResponse = PaymentMethodCustomer
