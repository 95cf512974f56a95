/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  AccountBalanceCheckout
} from '../schemas/AccountBalanceCheckout.ts';

import {
  AuthenticateCheckoutRequest
} from '../schemas/AuthenticateCheckoutRequest.ts';

import {
  Checkout
} from '../schemas/Checkout.ts';

import {
  CheckoutAuthentication
} from '../schemas/CheckoutAuthentication.ts';

import {
  CourseAppointmentCheckout
} from '../schemas/CourseAppointmentCheckout.ts';

import {
  CreateAccountBalanceCheckoutRequest
} from '../schemas/CreateAccountBalanceCheckoutRequest.ts';

import {
  CreateAccountBalanceCheckoutV4Request
} from '../schemas/CreateAccountBalanceCheckoutV4Request.ts';

import {
  CreateCourseAppointmentCheckoutRequest
} from '../schemas/CreateCourseAppointmentCheckoutRequest.ts';

import {
  CreateCourseAppointmentCheckoutV4Request
} from '../schemas/CreateCourseAppointmentCheckoutV4Request.ts';

import {
  CreateProductVariantCheckoutRequest
} from '../schemas/CreateProductVariantCheckoutRequest.ts';

import {
  CreateProductVariantCheckoutV4Request
} from '../schemas/CreateProductVariantCheckoutV4Request.ts';

import {
  CreatePublicAccountBalanceCheckoutRequest
} from '../schemas/CreatePublicAccountBalanceCheckoutRequest.ts';

import {
  CreateSingleAppointmentCheckoutRequest
} from '../schemas/CreateSingleAppointmentCheckoutRequest.ts';

import {
  CreateSingleAppointmentCheckoutV4Request
} from '../schemas/CreateSingleAppointmentCheckoutV4Request.ts';

import {
  ProductVariantCheckout
} from '../schemas/ProductVariantCheckout.ts';

import {
  SingleAppointmentCheckout
} from '../schemas/SingleAppointmentCheckout.ts';


/**
 * For anybody logged in. The older form, which takes kept instruments alone; use createSingleAppointmentCheckoutV4, which takes a tokenization too. Nothing is reserved; a repetition without the same Idempotency-Key makes a second checkout. A trial session that costs something needs the fields and consents of its configuration; one that costs nothing is booked by createTrialSession.
 * @deprecated
 * @summary Begin to buy a single appointment
 */
export const createSingleAppointmentCheckoutHeaderIdempotencyKeyMin = 16;
export const createSingleAppointmentCheckoutHeaderIdempotencyKeyMax = 64;


export const createSingleAppointmentCheckoutHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const CreateSingleAppointmentCheckoutHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createSingleAppointmentCheckoutHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createSingleAppointmentCheckoutHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createSingleAppointmentCheckoutHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.'))
})

export const CreateSingleAppointmentCheckoutBody = CreateSingleAppointmentCheckoutRequest

export const CreateSingleAppointmentCheckoutResponse = SingleAppointmentCheckout

/**
 * For anybody logged in. One of kept instrument and tokenization pays, never both, and neither is needed where the offer costs nothing; a tokenization becomes a kept instrument by this. Nothing is reserved, so whoever finalizes first has the time. Open until expiresAt; a repetition without the same Idempotency-Key makes a second checkout. The price counts in the major unit of the studio's currency. A trial session that costs something needs the fields and consents of its configuration; one that costs nothing is booked by createTrialSession.
 * @summary Begin to buy a single appointment, with a tokenization
 */
export const createSingleAppointmentCheckoutV4HeaderIdempotencyKeyMin = 16;
export const createSingleAppointmentCheckoutV4HeaderIdempotencyKeyMax = 64;


export const createSingleAppointmentCheckoutV4HeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const CreateSingleAppointmentCheckoutV4Header = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createSingleAppointmentCheckoutV4HeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createSingleAppointmentCheckoutV4HeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createSingleAppointmentCheckoutV4HeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.'))
})

export const CreateSingleAppointmentCheckoutV4Body = CreateSingleAppointmentCheckoutV4Request

export const CreateSingleAppointmentCheckoutV4Response = SingleAppointmentCheckout

/**
 * For anybody; a session changes nothing. publicToken of the answer is the key to all further steps, so keep it. The card is one of createPublicCreditCard and pays once. Nothing is reserved; open until expiresAt; a repetition without the same Idempotency-Key needs another card and makes a second checkout. A trial session that costs something needs the fields and consents of its configuration; one that costs nothing is booked by createPublicTrialSession.
 * @summary Begin to buy a single appointment without an account
 */
export const createPublicSingleAppointmentCheckoutHeaderIdempotencyKeyMin = 16;
export const createPublicSingleAppointmentCheckoutHeaderIdempotencyKeyMax = 64;


export const createPublicSingleAppointmentCheckoutHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');
export const createPublicSingleAppointmentCheckoutHeaderXBotProtectionTokenMin = 16;
export const createPublicSingleAppointmentCheckoutHeaderXBotProtectionTokenMax = 4096;


export const createPublicSingleAppointmentCheckoutHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const CreatePublicSingleAppointmentCheckoutHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicSingleAppointmentCheckoutHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createPublicSingleAppointmentCheckoutHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createPublicSingleAppointmentCheckoutHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.')),
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicSingleAppointmentCheckoutHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(createPublicSingleAppointmentCheckoutHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(createPublicSingleAppointmentCheckoutHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('What the script of the bot protection has answered for the action `submit`, new for each request. Needed where the operator has switched the protection on, and not looked at elsewhere.'))
})

export const CreatePublicSingleAppointmentCheckoutBody = CreateSingleAppointmentCheckoutRequest

export const CreatePublicSingleAppointmentCheckoutResponse = SingleAppointmentCheckout

/**
 * For the account that began it. Read it after coming back from the bank, and for the pages of success and failure; booking is null until it is finalized.
 * @summary The purchase of a single appointment
 */
export const getSingleAppointmentCheckoutPathIdMin = 36;
export const getSingleAppointmentCheckoutPathIdMax = 36;



export const GetSingleAppointmentCheckoutParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getSingleAppointmentCheckoutPathIdMin)).check(/*#__PURE__*/ zod.maxLength(getSingleAppointmentCheckoutPathIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the checkout.'))
})

export const GetSingleAppointmentCheckoutResponse = SingleAppointmentCheckout

/**
 * For anybody who holds the token. Read it after coming back from the bank, and for the pages of success and failure; booking is null until it is finalized.
 * @summary The purchase of a single appointment (public)
 */
export const getPublicSingleAppointmentCheckoutPathPublicTokenMin = 32;
export const getPublicSingleAppointmentCheckoutPathPublicTokenMax = 64;


export const getPublicSingleAppointmentCheckoutPathPublicTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]{32,64}$');


export const GetPublicSingleAppointmentCheckoutParams = /*#__PURE__*/ zod.object({
  "publicToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getPublicSingleAppointmentCheckoutPathPublicTokenMin)).check(/*#__PURE__*/ zod.maxLength(getPublicSingleAppointmentCheckoutPathPublicTokenMax)).check(/*#__PURE__*/ zod.regex(getPublicSingleAppointmentCheckoutPathPublicTokenRegExp)).check(/*#__PURE__*/ zod.describe('The secret that the checkout was created with; whoever holds it may act on the checkout.'))
})

export const GetPublicSingleAppointmentCheckoutResponse = SingleAppointmentCheckout

/**
 * For anybody logged in. The older form, which takes kept instruments alone; use createProductVariantCheckoutV4, which takes a tokenization too. Nothing is reserved; a repetition without the same Idempotency-Key makes a second checkout.
 * @deprecated
 * @summary Begin to buy a product
 */
export const createProductVariantCheckoutHeaderIdempotencyKeyMin = 16;
export const createProductVariantCheckoutHeaderIdempotencyKeyMax = 64;


export const createProductVariantCheckoutHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const CreateProductVariantCheckoutHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createProductVariantCheckoutHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createProductVariantCheckoutHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createProductVariantCheckoutHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.'))
})

export const CreateProductVariantCheckoutBody = CreateProductVariantCheckoutRequest

export const CreateProductVariantCheckoutResponse = ProductVariantCheckout

/**
 * For anybody logged in. One of kept instrument and tokenization pays, never both; a tokenization becomes a kept instrument by this. Nothing is reserved, so whoever finalizes first has the last one. Open until expiresAt; a repetition without the same Idempotency-Key makes a second checkout.
 * @summary Begin to buy a product, with a tokenization
 */
export const createProductVariantCheckoutV4HeaderIdempotencyKeyMin = 16;
export const createProductVariantCheckoutV4HeaderIdempotencyKeyMax = 64;


export const createProductVariantCheckoutV4HeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const CreateProductVariantCheckoutV4Header = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createProductVariantCheckoutV4HeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createProductVariantCheckoutV4HeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createProductVariantCheckoutV4HeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.'))
})

export const CreateProductVariantCheckoutV4Body = CreateProductVariantCheckoutV4Request

export const CreateProductVariantCheckoutV4Response = ProductVariantCheckout

/**
 * For anybody; a session changes nothing. publicToken of the answer is the key to all further steps, so keep it. The card is one of createPublicCreditCard and pays once. Nothing is reserved; open until expiresAt; a repetition without the same Idempotency-Key needs another card and makes a second checkout.
 * @summary Begin to buy a product without an account
 */
export const createPublicProductVariantCheckoutHeaderIdempotencyKeyMin = 16;
export const createPublicProductVariantCheckoutHeaderIdempotencyKeyMax = 64;


export const createPublicProductVariantCheckoutHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');
export const createPublicProductVariantCheckoutHeaderXBotProtectionTokenMin = 16;
export const createPublicProductVariantCheckoutHeaderXBotProtectionTokenMax = 4096;


export const createPublicProductVariantCheckoutHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const CreatePublicProductVariantCheckoutHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicProductVariantCheckoutHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createPublicProductVariantCheckoutHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createPublicProductVariantCheckoutHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.')),
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicProductVariantCheckoutHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(createPublicProductVariantCheckoutHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(createPublicProductVariantCheckoutHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('What the script of the bot protection has answered for the action `submit`, new for each request. Needed where the operator has switched the protection on, and not looked at elsewhere.'))
})

export const CreatePublicProductVariantCheckoutBody = CreateProductVariantCheckoutRequest

export const CreatePublicProductVariantCheckoutResponse = ProductVariantCheckout

/**
 * For the account that began it. Read it after coming back from the bank, and for the pages of success and failure; purchase is null until it is finalized.
 * @summary The purchase of a product
 */
export const getProductVariantCheckoutPathIdMin = 36;
export const getProductVariantCheckoutPathIdMax = 36;



export const GetProductVariantCheckoutParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getProductVariantCheckoutPathIdMin)).check(/*#__PURE__*/ zod.maxLength(getProductVariantCheckoutPathIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the checkout.'))
})

export const GetProductVariantCheckoutResponse = ProductVariantCheckout

/**
 * For anybody who holds the token. Read it after coming back from the bank, and for the pages of success and failure; purchase is null until it is finalized.
 * @summary The purchase of a product (public)
 */
export const getPublicProductVariantCheckoutPathPublicTokenMin = 32;
export const getPublicProductVariantCheckoutPathPublicTokenMax = 64;


export const getPublicProductVariantCheckoutPathPublicTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]{32,64}$');


export const GetPublicProductVariantCheckoutParams = /*#__PURE__*/ zod.object({
  "publicToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getPublicProductVariantCheckoutPathPublicTokenMin)).check(/*#__PURE__*/ zod.maxLength(getPublicProductVariantCheckoutPathPublicTokenMax)).check(/*#__PURE__*/ zod.regex(getPublicProductVariantCheckoutPathPublicTokenRegExp)).check(/*#__PURE__*/ zod.describe('The secret that the checkout was created with; whoever holds it may act on the checkout.'))
})

export const GetPublicProductVariantCheckoutResponse = ProductVariantCheckout

/**
 * For members of the tenant that X-Tenant names. The older form, which takes kept instruments alone; use createAccountBalanceCheckoutV4, which takes a tokenization too. The price is all that the account at the studio owes at this moment. Of two checkouts the one that is finalized first pays; a repetition without the same Idempotency-Key makes a second one.
 * @deprecated
 * @summary Begin to pay what is owed
 */
export const createAccountBalanceCheckoutHeaderIdempotencyKeyMin = 16;
export const createAccountBalanceCheckoutHeaderIdempotencyKeyMax = 64;


export const createAccountBalanceCheckoutHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const CreateAccountBalanceCheckoutHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createAccountBalanceCheckoutHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createAccountBalanceCheckoutHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createAccountBalanceCheckoutHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.'))
})

export const CreateAccountBalanceCheckoutBody = CreateAccountBalanceCheckoutRequest

export const CreateAccountBalanceCheckoutResponse = AccountBalanceCheckout

/**
 * For members of the tenant that X-Tenant names. One of kept instrument and tokenization pays, never both; a tokenization becomes a kept instrument by this. The price is all that the account at the studio owes at this moment. Of two checkouts the one that is finalized first pays. Open until expiresAt; a repetition without the same Idempotency-Key makes a second one.
 * @summary Begin to pay what is owed, with a tokenization
 */
export const createAccountBalanceCheckoutV4HeaderIdempotencyKeyMin = 16;
export const createAccountBalanceCheckoutV4HeaderIdempotencyKeyMax = 64;


export const createAccountBalanceCheckoutV4HeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const CreateAccountBalanceCheckoutV4Header = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createAccountBalanceCheckoutV4HeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createAccountBalanceCheckoutV4HeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createAccountBalanceCheckoutV4HeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.'))
})

export const CreateAccountBalanceCheckoutV4Body = CreateAccountBalanceCheckoutV4Request

export const CreateAccountBalanceCheckoutV4Response = AccountBalanceCheckout

/**
 * For anybody who has the link that a studio has sent; a session changes nothing. publicToken of the answer is the key to all further steps, so keep it. The instrument is one of createPublicCreditCard or its neighbours and pays once. The price is all that is owed at this moment; once it is paid the link is used.
 * @summary Begin to pay what is owed by a link
 */
export const createPublicAccountBalanceCheckoutHeaderIdempotencyKeyMin = 16;
export const createPublicAccountBalanceCheckoutHeaderIdempotencyKeyMax = 64;


export const createPublicAccountBalanceCheckoutHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');
export const createPublicAccountBalanceCheckoutHeaderXBotProtectionTokenMin = 16;
export const createPublicAccountBalanceCheckoutHeaderXBotProtectionTokenMax = 4096;


export const createPublicAccountBalanceCheckoutHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const CreatePublicAccountBalanceCheckoutHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicAccountBalanceCheckoutHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createPublicAccountBalanceCheckoutHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createPublicAccountBalanceCheckoutHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.')),
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicAccountBalanceCheckoutHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(createPublicAccountBalanceCheckoutHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(createPublicAccountBalanceCheckoutHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('What the script of the bot protection has answered for the action `submit`, new for each request. Needed where the operator has switched the protection on, and not looked at elsewhere.'))
})

export const CreatePublicAccountBalanceCheckoutBody = CreatePublicAccountBalanceCheckoutRequest

export const CreatePublicAccountBalanceCheckoutResponse = AccountBalanceCheckout

/**
 * For the account that began it. Read it after coming back from the bank, and for the pages of success and failure; balance is what is owed now, so it is less once the payment is booked.
 * @summary The payment of what is owed
 */
export const getAccountBalanceCheckoutPathIdMin = 36;
export const getAccountBalanceCheckoutPathIdMax = 36;



export const GetAccountBalanceCheckoutParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getAccountBalanceCheckoutPathIdMin)).check(/*#__PURE__*/ zod.maxLength(getAccountBalanceCheckoutPathIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the checkout.'))
})

export const GetAccountBalanceCheckoutResponse = AccountBalanceCheckout

/**
 * For anybody who holds the token. Read it after coming back from the bank, and for the pages of success and failure; balance is what is owed now, so it is less once the payment is booked.
 * @summary The payment of what is owed (public)
 */
export const getPublicAccountBalanceCheckoutPathPublicTokenMin = 32;
export const getPublicAccountBalanceCheckoutPathPublicTokenMax = 64;


export const getPublicAccountBalanceCheckoutPathPublicTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]{32,64}$');


export const GetPublicAccountBalanceCheckoutParams = /*#__PURE__*/ zod.object({
  "publicToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getPublicAccountBalanceCheckoutPathPublicTokenMin)).check(/*#__PURE__*/ zod.maxLength(getPublicAccountBalanceCheckoutPathPublicTokenMax)).check(/*#__PURE__*/ zod.regex(getPublicAccountBalanceCheckoutPathPublicTokenRegExp)).check(/*#__PURE__*/ zod.describe('The secret that the checkout was created with; whoever holds it may act on the checkout.'))
})

export const GetPublicAccountBalanceCheckoutResponse = AccountBalanceCheckout

/**
 * For anybody logged in. The older form, which takes kept instruments alone; use createCourseAppointmentCheckoutV4, which takes a tokenization too. Nothing is reserved; a repetition without the same Idempotency-Key makes a second checkout.
 * @deprecated
 * @summary Begin to buy a place in a course
 */
export const createCourseAppointmentCheckoutHeaderIdempotencyKeyMin = 16;
export const createCourseAppointmentCheckoutHeaderIdempotencyKeyMax = 64;


export const createCourseAppointmentCheckoutHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const CreateCourseAppointmentCheckoutHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createCourseAppointmentCheckoutHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createCourseAppointmentCheckoutHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createCourseAppointmentCheckoutHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.'))
})

export const CreateCourseAppointmentCheckoutBody = CreateCourseAppointmentCheckoutRequest

export const CreateCourseAppointmentCheckoutResponse = CourseAppointmentCheckout

/**
 * For anybody logged in. One of kept instrument and tokenization pays, never both, and neither is needed where the offer costs nothing; a tokenization becomes a kept instrument by this. Nothing is reserved, so whoever finalizes first has the place. Open until expiresAt; a repetition without the same Idempotency-Key makes a second checkout. The price counts in the major unit of the studio's currency.
 * @summary Begin to buy a place in a course, with a tokenization
 */
export const createCourseAppointmentCheckoutV4HeaderIdempotencyKeyMin = 16;
export const createCourseAppointmentCheckoutV4HeaderIdempotencyKeyMax = 64;


export const createCourseAppointmentCheckoutV4HeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const CreateCourseAppointmentCheckoutV4Header = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createCourseAppointmentCheckoutV4HeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createCourseAppointmentCheckoutV4HeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createCourseAppointmentCheckoutV4HeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.'))
})

export const CreateCourseAppointmentCheckoutV4Body = CreateCourseAppointmentCheckoutV4Request

export const CreateCourseAppointmentCheckoutV4Response = CourseAppointmentCheckout

/**
 * For anybody; a session changes nothing. publicToken of the answer is the key to all further steps, so keep it. The card is one of createPublicCreditCard and pays once. Nothing is reserved; open until expiresAt; a repetition without the same Idempotency-Key needs another card and makes a second checkout.
 * @summary Begin to buy a place in a course without an account
 */
export const createPublicCourseAppointmentCheckoutHeaderIdempotencyKeyMin = 16;
export const createPublicCourseAppointmentCheckoutHeaderIdempotencyKeyMax = 64;


export const createPublicCourseAppointmentCheckoutHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');
export const createPublicCourseAppointmentCheckoutHeaderXBotProtectionTokenMin = 16;
export const createPublicCourseAppointmentCheckoutHeaderXBotProtectionTokenMax = 4096;


export const createPublicCourseAppointmentCheckoutHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const CreatePublicCourseAppointmentCheckoutHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicCourseAppointmentCheckoutHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createPublicCourseAppointmentCheckoutHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createPublicCourseAppointmentCheckoutHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.')),
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicCourseAppointmentCheckoutHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(createPublicCourseAppointmentCheckoutHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(createPublicCourseAppointmentCheckoutHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('What the script of the bot protection has answered for the action `submit`, new for each request. Needed where the operator has switched the protection on, and not looked at elsewhere.'))
})

export const CreatePublicCourseAppointmentCheckoutBody = CreateCourseAppointmentCheckoutRequest

export const CreatePublicCourseAppointmentCheckoutResponse = CourseAppointmentCheckout

/**
 * For the account that began it. What is the same whatever is bought; getCourseAppointmentCheckout also has course, offer and booking. One that was open reads EXPIRED after expiresAt. The price counts in the major unit of its currency.
 * @summary Where a checkout stands
 */
export const getCheckoutPathIdMin = 36;
export const getCheckoutPathIdMax = 36;



export const GetCheckoutParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getCheckoutPathIdMin)).check(/*#__PURE__*/ zod.maxLength(getCheckoutPathIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the checkout.'))
})

export const GetCheckoutResponse = Checkout

/**
 * For the account that began it. Read it after coming back from the bank, and for the pages of success and failure; booking is null until it is finalized, charged false while the booking waits for a place.
 * @summary The purchase of a place in a course
 */
export const getCourseAppointmentCheckoutPathIdMin = 36;
export const getCourseAppointmentCheckoutPathIdMax = 36;



export const GetCourseAppointmentCheckoutParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getCourseAppointmentCheckoutPathIdMin)).check(/*#__PURE__*/ zod.maxLength(getCourseAppointmentCheckoutPathIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the checkout.'))
})

export const GetCourseAppointmentCheckoutResponse = CourseAppointmentCheckout

/**
 * For the account that began it. Where the answer has a challengeUrl, send the holder there; the bank sends them back to returnPath. Without one go on to finalizeCheckout. Charges nothing. May be repeated while the checkout is open, and then says how it stands.
 * @summary Ask the bank whether the holder must confirm
 */
export const authenticateCheckoutPathIdMin = 36;
export const authenticateCheckoutPathIdMax = 36;



export const AuthenticateCheckoutParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(authenticateCheckoutPathIdMin)).check(/*#__PURE__*/ zod.maxLength(authenticateCheckoutPathIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the checkout.'))
})

export const AuthenticateCheckoutBody = AuthenticateCheckoutRequest

export const AuthenticateCheckoutResponse = CheckoutAuthentication

/**
 * For the account that began it. Nothing is booked or charged. Answers the same when it is called again, and for a checkout that has failed or expired; one that is finalized is refused, cancel its booking instead.
 * @summary Give a checkout up
 */
export const cancelCheckoutPathIdMin = 36;
export const cancelCheckoutPathIdMax = 36;



export const CancelCheckoutParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(cancelCheckoutPathIdMin)).check(/*#__PURE__*/ zod.maxLength(cancelCheckoutPathIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the checkout.'))
})

export const CancelCheckoutResponse = Checkout

/**
 * For the account that began it; whose it is becomes a customer of the tenant by this. Hands over and charges in one step; either both happen or neither. A place on the waiting list is only authorized, and charged when a place becomes free. Called again it answers what the first call did; nothing is charged twice. When it cannot be had the checkout stays open and nothing is held; after a decline it is FAILED for good. What was bought is told by the call of its type.
 * @summary Book and charge
 */
export const finalizeCheckoutPathIdMin = 36;
export const finalizeCheckoutPathIdMax = 36;



export const FinalizeCheckoutParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(finalizeCheckoutPathIdMin)).check(/*#__PURE__*/ zod.maxLength(finalizeCheckoutPathIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the checkout.'))
})

export const finalizeCheckoutHeaderIdempotencyKeyMin = 16;
export const finalizeCheckoutHeaderIdempotencyKeyMax = 64;


export const finalizeCheckoutHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const FinalizeCheckoutHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(finalizeCheckoutHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(finalizeCheckoutHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(finalizeCheckoutHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.'))
})

export const FinalizeCheckoutResponse = Checkout

/**
 * For anybody who holds the token. What is the same whatever is bought; getPublicCourseAppointmentCheckout also has course, offer and booking. One that was open reads EXPIRED after expiresAt.
 * @summary Where a checkout stands (public)
 */
export const getPublicCheckoutPathPublicTokenMin = 32;
export const getPublicCheckoutPathPublicTokenMax = 64;


export const getPublicCheckoutPathPublicTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]{32,64}$');


export const GetPublicCheckoutParams = /*#__PURE__*/ zod.object({
  "publicToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getPublicCheckoutPathPublicTokenMin)).check(/*#__PURE__*/ zod.maxLength(getPublicCheckoutPathPublicTokenMax)).check(/*#__PURE__*/ zod.regex(getPublicCheckoutPathPublicTokenRegExp)).check(/*#__PURE__*/ zod.describe('The secret that the checkout was created with; whoever holds it may act on the checkout.'))
})

export const GetPublicCheckoutResponse = Checkout

/**
 * For anybody who holds the token. Read it after coming back from the bank, and for the pages of success and failure; booking is null until it is finalized, charged false while the booking waits for a place.
 * @summary The purchase of a place in a course (public)
 */
export const getPublicCourseAppointmentCheckoutPathPublicTokenMin = 32;
export const getPublicCourseAppointmentCheckoutPathPublicTokenMax = 64;


export const getPublicCourseAppointmentCheckoutPathPublicTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]{32,64}$');


export const GetPublicCourseAppointmentCheckoutParams = /*#__PURE__*/ zod.object({
  "publicToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getPublicCourseAppointmentCheckoutPathPublicTokenMin)).check(/*#__PURE__*/ zod.maxLength(getPublicCourseAppointmentCheckoutPathPublicTokenMax)).check(/*#__PURE__*/ zod.regex(getPublicCourseAppointmentCheckoutPathPublicTokenRegExp)).check(/*#__PURE__*/ zod.describe('The secret that the checkout was created with; whoever holds it may act on the checkout.'))
})

export const GetPublicCourseAppointmentCheckoutResponse = CourseAppointmentCheckout

/**
 * For anybody who holds the token. Where the answer has a challengeUrl, send the holder there; the bank sends them back to returnPath. Without one go on to finalizePublicCheckout. Charges nothing, and may be repeated while the checkout is open.
 * @summary Ask the bank whether the holder must confirm (public)
 */
export const authenticatePublicCheckoutPathPublicTokenMin = 32;
export const authenticatePublicCheckoutPathPublicTokenMax = 64;


export const authenticatePublicCheckoutPathPublicTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]{32,64}$');


export const AuthenticatePublicCheckoutParams = /*#__PURE__*/ zod.object({
  "publicToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(authenticatePublicCheckoutPathPublicTokenMin)).check(/*#__PURE__*/ zod.maxLength(authenticatePublicCheckoutPathPublicTokenMax)).check(/*#__PURE__*/ zod.regex(authenticatePublicCheckoutPathPublicTokenRegExp)).check(/*#__PURE__*/ zod.describe('The secret that the checkout was created with; whoever holds it may act on the checkout.'))
})

export const AuthenticatePublicCheckoutBody = AuthenticateCheckoutRequest

export const AuthenticatePublicCheckoutResponse = CheckoutAuthentication

/**
 * For anybody who holds the token. Nothing is booked or charged. Answers the same when it is called again; a checkout that is finalized is refused, cancel its booking instead.
 * @summary Give a checkout up (public)
 */
export const cancelPublicCheckoutPathPublicTokenMin = 32;
export const cancelPublicCheckoutPathPublicTokenMax = 64;


export const cancelPublicCheckoutPathPublicTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]{32,64}$');


export const CancelPublicCheckoutParams = /*#__PURE__*/ zod.object({
  "publicToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(cancelPublicCheckoutPathPublicTokenMin)).check(/*#__PURE__*/ zod.maxLength(cancelPublicCheckoutPathPublicTokenMax)).check(/*#__PURE__*/ zod.regex(cancelPublicCheckoutPathPublicTokenRegExp)).check(/*#__PURE__*/ zod.describe('The secret that the checkout was created with; whoever holds it may act on the checkout.'))
})

export const CancelPublicCheckoutResponse = Checkout

/**
 * For anybody who holds the token. Hands over and charges in one step; either both happen or neither. A place on the waiting list is only authorized, and charged when a place becomes free. Called again it answers what the first call did; nothing is charged twice.
 * @summary Book and charge (public)
 */
export const finalizePublicCheckoutPathPublicTokenMin = 32;
export const finalizePublicCheckoutPathPublicTokenMax = 64;


export const finalizePublicCheckoutPathPublicTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]{32,64}$');


export const FinalizePublicCheckoutParams = /*#__PURE__*/ zod.object({
  "publicToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(finalizePublicCheckoutPathPublicTokenMin)).check(/*#__PURE__*/ zod.maxLength(finalizePublicCheckoutPathPublicTokenMax)).check(/*#__PURE__*/ zod.regex(finalizePublicCheckoutPathPublicTokenRegExp)).check(/*#__PURE__*/ zod.describe('The secret that the checkout was created with; whoever holds it may act on the checkout.'))
})

export const finalizePublicCheckoutHeaderIdempotencyKeyMin = 16;
export const finalizePublicCheckoutHeaderIdempotencyKeyMax = 64;


export const finalizePublicCheckoutHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const FinalizePublicCheckoutHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(finalizePublicCheckoutHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(finalizePublicCheckoutHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(finalizePublicCheckoutHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.'))
})

export const FinalizePublicCheckoutResponse = Checkout
