/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  AuthenticateCheckoutRequest
} from '../schemas/AuthenticateCheckoutRequest.ts';

import {
  CheckoutAuthentication
} from '../schemas/CheckoutAuthentication.ts';

import {
  CreatePaymentMethodCheckoutRequest
} from '../schemas/CreatePaymentMethodCheckoutRequest.ts';

import {
  KeptPaymentMethod
} from '../schemas/KeptPaymentMethod.ts';

import {
  PaymentMethodCheckout
} from '../schemas/PaymentMethodCheckout.ts';

import {
  PaymentMethodConfiguration
} from '../schemas/PaymentMethodConfiguration.ts';

import {
  PaymentMethodCustomer
} from '../schemas/PaymentMethodCustomer.ts';

import {
  ReplacePaymentMethodRequest
} from '../schemas/ReplacePaymentMethodRequest.ts';


/**
 * For anybody who has the link that a studio has sent; a session changes nothing. Takes a card of createPublicCreditCard; a bank account is given by replacePaymentMethod, with its mandate. Nothing is kept or charged yet: go on with authenticatePaymentMethodCheckout. Another one takes the place of the one before.
 * @summary Begin to keep a card by a link
 */
export const createPaymentMethodCheckoutHeaderIdempotencyKeyMin = 16;
export const createPaymentMethodCheckoutHeaderIdempotencyKeyMax = 64;


export const createPaymentMethodCheckoutHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');
export const createPaymentMethodCheckoutHeaderXBotProtectionTokenMin = 16;
export const createPaymentMethodCheckoutHeaderXBotProtectionTokenMax = 4096;


export const createPaymentMethodCheckoutHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const CreatePaymentMethodCheckoutHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPaymentMethodCheckoutHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createPaymentMethodCheckoutHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createPaymentMethodCheckoutHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.')),
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPaymentMethodCheckoutHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(createPaymentMethodCheckoutHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(createPaymentMethodCheckoutHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('What the script of the bot protection has answered for the action `submit`, new for each request. Needed where the operator has switched the protection on, and not looked at elsewhere.'))
})

export const CreatePaymentMethodCheckoutBody = CreatePaymentMethodCheckoutRequest

export const CreatePaymentMethodCheckoutResponse = PaymentMethodCheckout

/**
 * For anybody who has the link. Takes the mandate that getSepaAgreement has worded, whose bank account is looked at at once, and puts it in the place of the old way to pay. The link is used by that; the same mandate again answers the same. A member hears of it by mail.
 * @summary Pay by a mandate from now on
 */
export const replacePaymentMethodPathTokenMin = 32;
export const replacePaymentMethodPathTokenMax = 64;


export const replacePaymentMethodPathTokenRegExp = /*#__PURE__*/ new RegExp('^pmt_[A-Za-z0-9_-]{28,60}$');


export const ReplacePaymentMethodParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(replacePaymentMethodPathTokenMin)).check(/*#__PURE__*/ zod.maxLength(replacePaymentMethodPathTokenMax)).check(/*#__PURE__*/ zod.regex(replacePaymentMethodPathTokenRegExp)).check(/*#__PURE__*/ zod.describe('The secret of a link that a studio has sent to a member whose way to pay is to be replaced.'))
})

export const replacePaymentMethodHeaderXBotProtectionTokenMin = 16;
export const replacePaymentMethodHeaderXBotProtectionTokenMax = 4096;


export const replacePaymentMethodHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const ReplacePaymentMethodHeader = /*#__PURE__*/ zod.object({
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(replacePaymentMethodHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(replacePaymentMethodHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(replacePaymentMethodHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('What the script of the bot protection has answered for the action `submit`, new for each request. Needed where the operator has switched the protection on, and not looked at elsewhere.'))
})

export const ReplacePaymentMethodBody = ReplacePaymentMethodRequest

export const ReplacePaymentMethodResponse = KeptPaymentMethod

/**
 * For anybody who has the link. The ways to pay a membership that the studio takes, and what was begun through the link: read it after coming back from the bank, too. Changes nothing.
 * @summary What a link lets its reader choose
 */
export const getPaymentMethodConfigurationPathTokenMin = 32;
export const getPaymentMethodConfigurationPathTokenMax = 64;


export const getPaymentMethodConfigurationPathTokenRegExp = /*#__PURE__*/ new RegExp('^pmt_[A-Za-z0-9_-]{28,60}$');


export const GetPaymentMethodConfigurationParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getPaymentMethodConfigurationPathTokenMin)).check(/*#__PURE__*/ zod.maxLength(getPaymentMethodConfigurationPathTokenMax)).check(/*#__PURE__*/ zod.regex(getPaymentMethodConfigurationPathTokenRegExp)).check(/*#__PURE__*/ zod.describe('The secret of a link that a studio has sent to a member whose way to pay is to be replaced.'))
})

export const GetPaymentMethodConfigurationResponse = PaymentMethodConfiguration

/**
 * For anybody who has the link, about what was begun last through it. Where the answer has a challengeUrl, send the holder there; the bank sends them back to returnPath. Without one go on to finalizePaymentMethodCheckout. Keeps nothing, and may be repeated while the checkout is open.
 * @summary Ask the bank whether the holder must confirm (way to pay)
 */
export const authenticatePaymentMethodCheckoutPathTokenMin = 32;
export const authenticatePaymentMethodCheckoutPathTokenMax = 64;


export const authenticatePaymentMethodCheckoutPathTokenRegExp = /*#__PURE__*/ new RegExp('^pmt_[A-Za-z0-9_-]{28,60}$');


export const AuthenticatePaymentMethodCheckoutParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(authenticatePaymentMethodCheckoutPathTokenMin)).check(/*#__PURE__*/ zod.maxLength(authenticatePaymentMethodCheckoutPathTokenMax)).check(/*#__PURE__*/ zod.regex(authenticatePaymentMethodCheckoutPathTokenRegExp)).check(/*#__PURE__*/ zod.describe('The secret of a link that a studio has sent to a member whose way to pay is to be replaced.'))
})

export const AuthenticatePaymentMethodCheckoutBody = AuthenticateCheckoutRequest

export const AuthenticatePaymentMethodCheckoutResponse = CheckoutAuthentication

/**
 * For anybody who has the link, once the holder has confirmed the card or need not. Puts it in the place of the old way to pay; the link is used by that. Called again it answers what the first call did. A member hears of it by mail.
 * @summary Pay by a card from now on
 */
export const finalizePaymentMethodCheckoutPathTokenMin = 32;
export const finalizePaymentMethodCheckoutPathTokenMax = 64;


export const finalizePaymentMethodCheckoutPathTokenRegExp = /*#__PURE__*/ new RegExp('^pmt_[A-Za-z0-9_-]{28,60}$');


export const FinalizePaymentMethodCheckoutParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(finalizePaymentMethodCheckoutPathTokenMin)).check(/*#__PURE__*/ zod.maxLength(finalizePaymentMethodCheckoutPathTokenMax)).check(/*#__PURE__*/ zod.regex(finalizePaymentMethodCheckoutPathTokenRegExp)).check(/*#__PURE__*/ zod.describe('The secret of a link that a studio has sent to a member whose way to pay is to be replaced.'))
})

export const finalizePaymentMethodCheckoutHeaderIdempotencyKeyMin = 16;
export const finalizePaymentMethodCheckoutHeaderIdempotencyKeyMax = 64;


export const finalizePaymentMethodCheckoutHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const FinalizePaymentMethodCheckoutHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(finalizePaymentMethodCheckoutHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(finalizePaymentMethodCheckoutHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(finalizePaymentMethodCheckoutHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.'))
})

export const FinalizePaymentMethodCheckoutResponse = KeptPaymentMethod

/**
 * For anybody who has the link. The studio to turn to, how the membership is paid now, and of the person no more than the first letters. Changes nothing.
 * @summary Whose way to pay a link replaces
 */
export const getPaymentMethodCustomerPathTokenMin = 32;
export const getPaymentMethodCustomerPathTokenMax = 64;


export const getPaymentMethodCustomerPathTokenRegExp = /*#__PURE__*/ new RegExp('^pmt_[A-Za-z0-9_-]{28,60}$');


export const GetPaymentMethodCustomerParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getPaymentMethodCustomerPathTokenMin)).check(/*#__PURE__*/ zod.maxLength(getPaymentMethodCustomerPathTokenMax)).check(/*#__PURE__*/ zod.regex(getPaymentMethodCustomerPathTokenRegExp)).check(/*#__PURE__*/ zod.describe('The secret of a link that a studio has sent to a member whose way to pay is to be replaced.'))
})

export const GetPaymentMethodCustomerResponse = PaymentMethodCustomer
