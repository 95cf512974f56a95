/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  AccountBalanceCheckout
} from './schemas/AccountBalanceCheckout.ts';

import {
  AuthenticateCheckoutRequest
} from './schemas/AuthenticateCheckoutRequest.ts';

import {
  Checkout
} from './schemas/Checkout.ts';

import {
  CheckoutAuthentication
} from './schemas/CheckoutAuthentication.ts';

import {
  CourseAppointmentCheckout
} from './schemas/CourseAppointmentCheckout.ts';

import {
  CreateAccountBalanceCheckoutRequest
} from './schemas/CreateAccountBalanceCheckoutRequest.ts';

import {
  CreateAccountBalanceCheckoutV4Request
} from './schemas/CreateAccountBalanceCheckoutV4Request.ts';

import {
  CreateCourseAppointmentCheckoutRequest
} from './schemas/CreateCourseAppointmentCheckoutRequest.ts';

import {
  CreateCourseAppointmentCheckoutV4Request
} from './schemas/CreateCourseAppointmentCheckoutV4Request.ts';

import {
  CreateProductVariantCheckoutRequest
} from './schemas/CreateProductVariantCheckoutRequest.ts';

import {
  CreateProductVariantCheckoutV4Request
} from './schemas/CreateProductVariantCheckoutV4Request.ts';

import {
  CreatePublicAccountBalanceCheckoutRequest
} from './schemas/CreatePublicAccountBalanceCheckoutRequest.ts';

import {
  CreateSingleAppointmentCheckoutRequest
} from './schemas/CreateSingleAppointmentCheckoutRequest.ts';

import {
  CreateSingleAppointmentCheckoutV4Request
} from './schemas/CreateSingleAppointmentCheckoutV4Request.ts';

import {
  ProductVariantCheckout
} from './schemas/ProductVariantCheckout.ts';

import {
  SingleAppointmentCheckout
} from './schemas/SingleAppointmentCheckout.ts';



/**
 * For any logged-in user. Older version that supports only stored instruments; use createSingleAppointmentCheckoutV4, which also supports tokenizations. Nothing is reserved; repeating the call without the same Idempotency-Key creates a second checkout. A paid trial session requires the fields and consents of its configuration; free ones are booked with createTrialSession.
 * @deprecated
 * @summary Buy a single appointment
 */
export const createSingleAppointmentCheckoutHeaderIdempotencyKeyMin = 16;
export const createSingleAppointmentCheckoutHeaderIdempotencyKeyMax = 64;


export const createSingleAppointmentCheckoutHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const CreateSingleAppointmentCheckoutHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createSingleAppointmentCheckoutHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createSingleAppointmentCheckoutHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createSingleAppointmentCheckoutHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.'))
})

export const CreateSingleAppointmentCheckoutBody = CreateSingleAppointmentCheckoutRequest

export const CreateSingleAppointmentCheckoutResponse = SingleAppointmentCheckout

/**
 * For any logged-in user. Either a stored instrument or a tokenization pays, and free offers need neither; a tokenization thereby becomes a stored instrument. Nothing is reserved, so the first checkout finalized gets the slot. Open until expiresAt; repeating the call without the same Idempotency-Key creates a second checkout. The price is in the major unit of the studio's currency. A paid trial session requires the fields and consents of its configuration; free ones are booked with createTrialSession.
 * @summary Buy a single appointment, with a tokenization
 */
export const createSingleAppointmentCheckoutV4HeaderIdempotencyKeyMin = 16;
export const createSingleAppointmentCheckoutV4HeaderIdempotencyKeyMax = 64;


export const createSingleAppointmentCheckoutV4HeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const CreateSingleAppointmentCheckoutV4Header = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createSingleAppointmentCheckoutV4HeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createSingleAppointmentCheckoutV4HeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createSingleAppointmentCheckoutV4HeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.'))
})

export const CreateSingleAppointmentCheckoutV4Body = CreateSingleAppointmentCheckoutV4Request

export const CreateSingleAppointmentCheckoutV4Response = SingleAppointmentCheckout

/**
 * Public; a session has no effect. Keep the publicToken of the response, which grants access to all further steps. The card is created by createPublicCreditCard and can be used once. Nothing is reserved, and the checkout is open until expiresAt; repeating the call without the same Idempotency-Key requires another card and creates a second checkout. A paid trial session requires the fields and consents of its configuration; free ones are booked with createPublicTrialSession.
 * @summary Buy a single appointment without an account
 */
export const createPublicSingleAppointmentCheckoutHeaderIdempotencyKeyMin = 16;
export const createPublicSingleAppointmentCheckoutHeaderIdempotencyKeyMax = 64;


export const createPublicSingleAppointmentCheckoutHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');
export const createPublicSingleAppointmentCheckoutHeaderXBotProtectionTokenMin = 16;
export const createPublicSingleAppointmentCheckoutHeaderXBotProtectionTokenMax = 4096;


export const createPublicSingleAppointmentCheckoutHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const CreatePublicSingleAppointmentCheckoutHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicSingleAppointmentCheckoutHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createPublicSingleAppointmentCheckoutHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createPublicSingleAppointmentCheckoutHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.')),
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicSingleAppointmentCheckoutHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(createPublicSingleAppointmentCheckoutHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(createPublicSingleAppointmentCheckoutHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('Token from the bot protection script for the action `submit`, new for each request. Required if the operator has enabled bot protection, otherwise ignored.'))
})

export const CreatePublicSingleAppointmentCheckoutBody = CreateSingleAppointmentCheckoutRequest

export const CreatePublicSingleAppointmentCheckoutResponse = SingleAppointmentCheckout

/**
 * For the account that created it. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized.
 * @summary Purchase of a single appointment
 */
export const getSingleAppointmentCheckoutPathIdMin = 36;
export const getSingleAppointmentCheckoutPathIdMax = 36;



export const GetSingleAppointmentCheckoutParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getSingleAppointmentCheckoutPathIdMin)).check(/*#__PURE__*/ zod.maxLength(getSingleAppointmentCheckoutPathIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the checkout.'))
})

export const GetSingleAppointmentCheckoutResponse = SingleAppointmentCheckout

/**
 * For anyone with the token. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized.
 * @summary Purchase of a single appointment (public)
 */
export const getPublicSingleAppointmentCheckoutPathPublicTokenMax = 1024;



export const GetPublicSingleAppointmentCheckoutParams = /*#__PURE__*/ zod.object({
  "publicToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPublicSingleAppointmentCheckoutPathPublicTokenMax)).check(/*#__PURE__*/ zod.describe('Secret from the creation of the checkout, which grants access to it.'))
})

export const GetPublicSingleAppointmentCheckoutResponse = SingleAppointmentCheckout

/**
 * For any logged-in user. Older version that supports only stored instruments; use createProductVariantCheckoutV4, which also supports tokenizations. Nothing is reserved; repeating the call without the same Idempotency-Key creates a second checkout. A voucher cannot pay for vouchers or consumption credit.
 * @deprecated
 * @summary Buy a product
 */
export const createProductVariantCheckoutHeaderIdempotencyKeyMin = 16;
export const createProductVariantCheckoutHeaderIdempotencyKeyMax = 64;


export const createProductVariantCheckoutHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const CreateProductVariantCheckoutHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createProductVariantCheckoutHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createProductVariantCheckoutHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createProductVariantCheckoutHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.'))
})

export const CreateProductVariantCheckoutBody = CreateProductVariantCheckoutRequest

export const CreateProductVariantCheckoutResponse = ProductVariantCheckout

/**
 * For any logged-in user. Either a stored instrument or a tokenization pays; a tokenization thereby becomes a stored instrument. Nothing is reserved, so the first checkout finalized gets the last product. Open until expiresAt; repeating the call without the same Idempotency-Key creates a second checkout. A voucher cannot pay for vouchers or consumption credit.
 * @summary Buy a product, with a tokenization
 */
export const createProductVariantCheckoutV4HeaderIdempotencyKeyMin = 16;
export const createProductVariantCheckoutV4HeaderIdempotencyKeyMax = 64;


export const createProductVariantCheckoutV4HeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const CreateProductVariantCheckoutV4Header = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createProductVariantCheckoutV4HeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createProductVariantCheckoutV4HeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createProductVariantCheckoutV4HeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.'))
})

export const CreateProductVariantCheckoutV4Body = CreateProductVariantCheckoutV4Request

export const CreateProductVariantCheckoutV4Response = ProductVariantCheckout

/**
 * Public; a session has no effect. Keep the publicToken of the response, which grants access to all further steps. The card is created by createPublicCreditCard and can be used once. Nothing is reserved, and the checkout is open until expiresAt; repeating the call without the same Idempotency-Key requires another card and creates a second checkout. A voucher cannot pay for vouchers or consumption credit.
 * @summary Buy a product without an account
 */
export const createPublicProductVariantCheckoutHeaderIdempotencyKeyMin = 16;
export const createPublicProductVariantCheckoutHeaderIdempotencyKeyMax = 64;


export const createPublicProductVariantCheckoutHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');
export const createPublicProductVariantCheckoutHeaderXBotProtectionTokenMin = 16;
export const createPublicProductVariantCheckoutHeaderXBotProtectionTokenMax = 4096;


export const createPublicProductVariantCheckoutHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const CreatePublicProductVariantCheckoutHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicProductVariantCheckoutHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createPublicProductVariantCheckoutHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createPublicProductVariantCheckoutHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.')),
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicProductVariantCheckoutHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(createPublicProductVariantCheckoutHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(createPublicProductVariantCheckoutHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('Token from the bot protection script for the action `submit`, new for each request. Required if the operator has enabled bot protection, otherwise ignored.'))
})

export const CreatePublicProductVariantCheckoutBody = CreateProductVariantCheckoutRequest

export const CreatePublicProductVariantCheckoutResponse = ProductVariantCheckout

/**
 * For the account that created it. Read it after the return from the bank and for the result page; purchase is null until the checkout is finalized.
 * @summary Purchase of a product
 */
export const getProductVariantCheckoutPathIdMin = 36;
export const getProductVariantCheckoutPathIdMax = 36;



export const GetProductVariantCheckoutParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getProductVariantCheckoutPathIdMin)).check(/*#__PURE__*/ zod.maxLength(getProductVariantCheckoutPathIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the checkout.'))
})

export const GetProductVariantCheckoutResponse = ProductVariantCheckout

/**
 * For anyone with the token. Read it after the return from the bank and for the result page; purchase is null until the checkout is finalized.
 * @summary Purchase of a product (public)
 */
export const getPublicProductVariantCheckoutPathPublicTokenMax = 1024;



export const GetPublicProductVariantCheckoutParams = /*#__PURE__*/ zod.object({
  "publicToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPublicProductVariantCheckoutPathPublicTokenMax)).check(/*#__PURE__*/ zod.describe('Secret from the creation of the checkout, which grants access to it.'))
})

export const GetPublicProductVariantCheckoutResponse = ProductVariantCheckout

/**
 * For members of the tenant in X-Tenant. Older version that supports only stored instruments; use createAccountBalanceCheckoutV4, which also supports tokenizations. The price is the current balance of the account at the studio. If there are several checkouts, the first one finalized pays; repeating the call without the same Idempotency-Key creates another one.
 * @deprecated
 * @summary Pay the balance
 */
export const createAccountBalanceCheckoutHeaderIdempotencyKeyMin = 16;
export const createAccountBalanceCheckoutHeaderIdempotencyKeyMax = 64;


export const createAccountBalanceCheckoutHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const CreateAccountBalanceCheckoutHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createAccountBalanceCheckoutHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createAccountBalanceCheckoutHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createAccountBalanceCheckoutHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.'))
})

export const CreateAccountBalanceCheckoutBody = CreateAccountBalanceCheckoutRequest

export const CreateAccountBalanceCheckoutResponse = AccountBalanceCheckout

/**
 * For members of the tenant in X-Tenant. Either a stored instrument or a tokenization pays; a tokenization thereby becomes a stored instrument. The price is the current balance of the account at the studio. If there are several checkouts, the first one finalized pays. Open until expiresAt; repeating the call without the same Idempotency-Key creates another one.
 * @summary Pay the balance, with a tokenization
 */
export const createAccountBalanceCheckoutV4HeaderIdempotencyKeyMin = 16;
export const createAccountBalanceCheckoutV4HeaderIdempotencyKeyMax = 64;


export const createAccountBalanceCheckoutV4HeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const CreateAccountBalanceCheckoutV4Header = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createAccountBalanceCheckoutV4HeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createAccountBalanceCheckoutV4HeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createAccountBalanceCheckoutV4HeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.'))
})

export const CreateAccountBalanceCheckoutV4Body = CreateAccountBalanceCheckoutV4Request

export const CreateAccountBalanceCheckoutV4Response = AccountBalanceCheckout

/**
 * For anyone with the link that a studio has sent; a session has no effect. Keep the publicToken of the response, which grants access to all further steps. The instrument is created by createPublicCreditCard or a similar call and can be used once. The price is the current balance; the payment uses up the link.
 * @summary Pay the balance by link
 */
export const createPublicAccountBalanceCheckoutHeaderIdempotencyKeyMin = 16;
export const createPublicAccountBalanceCheckoutHeaderIdempotencyKeyMax = 64;


export const createPublicAccountBalanceCheckoutHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');
export const createPublicAccountBalanceCheckoutHeaderXBotProtectionTokenMin = 16;
export const createPublicAccountBalanceCheckoutHeaderXBotProtectionTokenMax = 4096;


export const createPublicAccountBalanceCheckoutHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const CreatePublicAccountBalanceCheckoutHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicAccountBalanceCheckoutHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createPublicAccountBalanceCheckoutHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createPublicAccountBalanceCheckoutHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.')),
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicAccountBalanceCheckoutHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(createPublicAccountBalanceCheckoutHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(createPublicAccountBalanceCheckoutHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('Token from the bot protection script for the action `submit`, new for each request. Required if the operator has enabled bot protection, otherwise ignored.'))
})

export const CreatePublicAccountBalanceCheckoutBody = CreatePublicAccountBalanceCheckoutRequest

export const CreatePublicAccountBalanceCheckoutResponse = AccountBalanceCheckout

/**
 * For the account that created it. Read it after the return from the bank and for the result page; balance is the current balance, so it is lower once the payment is booked.
 * @summary Payment of the balance
 */
export const getAccountBalanceCheckoutPathIdMin = 36;
export const getAccountBalanceCheckoutPathIdMax = 36;



export const GetAccountBalanceCheckoutParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getAccountBalanceCheckoutPathIdMin)).check(/*#__PURE__*/ zod.maxLength(getAccountBalanceCheckoutPathIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the checkout.'))
})

export const GetAccountBalanceCheckoutResponse = AccountBalanceCheckout

/**
 * For anyone with the token. Read it after the return from the bank and for the result page; balance is the current balance, so it is lower once the payment is booked.
 * @summary Payment of the balance (public)
 */
export const getPublicAccountBalanceCheckoutPathPublicTokenMax = 1024;



export const GetPublicAccountBalanceCheckoutParams = /*#__PURE__*/ zod.object({
  "publicToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPublicAccountBalanceCheckoutPathPublicTokenMax)).check(/*#__PURE__*/ zod.describe('Secret from the creation of the checkout, which grants access to it.'))
})

export const GetPublicAccountBalanceCheckoutResponse = AccountBalanceCheckout

/**
 * For any logged-in user. Older version that supports only stored instruments; use createCourseAppointmentCheckoutV4, which also supports tokenizations. Nothing is reserved; repeating the call without the same Idempotency-Key creates a second checkout.
 * @deprecated
 * @summary Buy a place in a course
 */
export const createCourseAppointmentCheckoutHeaderIdempotencyKeyMin = 16;
export const createCourseAppointmentCheckoutHeaderIdempotencyKeyMax = 64;


export const createCourseAppointmentCheckoutHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const CreateCourseAppointmentCheckoutHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createCourseAppointmentCheckoutHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createCourseAppointmentCheckoutHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createCourseAppointmentCheckoutHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.'))
})

export const CreateCourseAppointmentCheckoutBody = CreateCourseAppointmentCheckoutRequest

export const CreateCourseAppointmentCheckoutResponse = CourseAppointmentCheckout

/**
 * For any logged-in user. Either a stored instrument or a tokenization pays, and free offers need neither; a tokenization thereby becomes a stored instrument. Nothing is reserved, so the first checkout finalized gets the place. Open until expiresAt; repeating the call without the same Idempotency-Key creates a second checkout. The price is in the major unit of the studio's currency.
 * @summary Buy a place in a course, with a tokenization
 */
export const createCourseAppointmentCheckoutV4HeaderIdempotencyKeyMin = 16;
export const createCourseAppointmentCheckoutV4HeaderIdempotencyKeyMax = 64;


export const createCourseAppointmentCheckoutV4HeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const CreateCourseAppointmentCheckoutV4Header = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createCourseAppointmentCheckoutV4HeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createCourseAppointmentCheckoutV4HeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createCourseAppointmentCheckoutV4HeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.'))
})

export const CreateCourseAppointmentCheckoutV4Body = CreateCourseAppointmentCheckoutV4Request

export const CreateCourseAppointmentCheckoutV4Response = CourseAppointmentCheckout

/**
 * Public; a session has no effect. Keep the publicToken of the response, which grants access to all further steps. The card is created by createPublicCreditCard and can be used once. Nothing is reserved, and the checkout is open until expiresAt; repeating the call without the same Idempotency-Key requires another card and creates a second checkout.
 * @summary Buy a place in a course without an account
 */
export const createPublicCourseAppointmentCheckoutHeaderIdempotencyKeyMin = 16;
export const createPublicCourseAppointmentCheckoutHeaderIdempotencyKeyMax = 64;


export const createPublicCourseAppointmentCheckoutHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');
export const createPublicCourseAppointmentCheckoutHeaderXBotProtectionTokenMin = 16;
export const createPublicCourseAppointmentCheckoutHeaderXBotProtectionTokenMax = 4096;


export const createPublicCourseAppointmentCheckoutHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const CreatePublicCourseAppointmentCheckoutHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicCourseAppointmentCheckoutHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createPublicCourseAppointmentCheckoutHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createPublicCourseAppointmentCheckoutHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.')),
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicCourseAppointmentCheckoutHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(createPublicCourseAppointmentCheckoutHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(createPublicCourseAppointmentCheckoutHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('Token from the bot protection script for the action `submit`, new for each request. Required if the operator has enabled bot protection, otherwise ignored.'))
})

export const CreatePublicCourseAppointmentCheckoutBody = CreateCourseAppointmentCheckoutRequest

export const CreatePublicCourseAppointmentCheckoutResponse = CourseAppointmentCheckout

/**
 * For the account that created it. Contains the fields that all types share; getCourseAppointmentCheckout also has course, offer and booking. Open checkouts become EXPIRED after expiresAt. The price is in the major unit of its currency.
 * @summary State of a checkout
 */
export const getCheckoutPathIdMin = 36;
export const getCheckoutPathIdMax = 36;



export const GetCheckoutParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getCheckoutPathIdMin)).check(/*#__PURE__*/ zod.maxLength(getCheckoutPathIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the checkout.'))
})

export const GetCheckoutResponse = Checkout

/**
 * For the account that created it. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized, charged is false while the booking is on the waiting list.
 * @summary Purchase of a place in a course
 */
export const getCourseAppointmentCheckoutPathIdMin = 36;
export const getCourseAppointmentCheckoutPathIdMax = 36;



export const GetCourseAppointmentCheckoutParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getCourseAppointmentCheckoutPathIdMin)).check(/*#__PURE__*/ zod.maxLength(getCourseAppointmentCheckoutPathIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the checkout.'))
})

export const GetCourseAppointmentCheckoutResponse = CourseAppointmentCheckout

/**
 * For the account that created it. If the response has a challengeUrl, send the holder there; the bank returns to returnPath. Otherwise continue with finalizeCheckout. Charges nothing. Can be repeated while the checkout is open and then returns the current state.
 * @summary Request the bank's confirmation
 */
export const authenticateCheckoutPathIdMin = 36;
export const authenticateCheckoutPathIdMax = 36;



export const AuthenticateCheckoutParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(authenticateCheckoutPathIdMin)).check(/*#__PURE__*/ zod.maxLength(authenticateCheckoutPathIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the checkout.'))
})

export const AuthenticateCheckoutBody = AuthenticateCheckoutRequest

export const AuthenticateCheckoutResponse = CheckoutAuthentication

/**
 * For the account that created it. Nothing is booked or charged. Repeating the call, or canceling a failed or expired checkout, has the same result; finalized checkouts cannot be canceled, cancel the booking instead.
 * @summary Cancel a checkout
 */
export const cancelCheckoutPathIdMin = 36;
export const cancelCheckoutPathIdMax = 36;



export const CancelCheckoutParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(cancelCheckoutPathIdMin)).check(/*#__PURE__*/ zod.maxLength(cancelCheckoutPathIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the checkout.'))
})

export const CancelCheckoutResponse = Checkout

/**
 * For the account that created it. The person it was bought for becomes a customer of the tenant. Delivers and charges in one step; both happen or neither. For a place on the waiting list, the payment is only authorized and charged when a place becomes free. Repeating the call returns the first result; nothing is charged twice. If the product is not available, the checkout stays open and nothing is held; after a decline it is FAILED for good. The call for the specific type returns the purchase.
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
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(finalizeCheckoutHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(finalizeCheckoutHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(finalizeCheckoutHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.'))
})

export const FinalizeCheckoutResponse = Checkout

/**
 * For anyone with the token. Contains the fields that all types share; getPublicCourseAppointmentCheckout also has course, offer and booking. Open checkouts become EXPIRED after expiresAt.
 * @summary State of a checkout (public)
 */
export const getPublicCheckoutPathPublicTokenMax = 1024;



export const GetPublicCheckoutParams = /*#__PURE__*/ zod.object({
  "publicToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPublicCheckoutPathPublicTokenMax)).check(/*#__PURE__*/ zod.describe('Secret from the creation of the checkout, which grants access to it.'))
})

export const GetPublicCheckoutResponse = Checkout

/**
 * For anyone with the token. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized, charged is false while the booking is on the waiting list.
 * @summary Purchase of a place in a course (public)
 */
export const getPublicCourseAppointmentCheckoutPathPublicTokenMax = 1024;



export const GetPublicCourseAppointmentCheckoutParams = /*#__PURE__*/ zod.object({
  "publicToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPublicCourseAppointmentCheckoutPathPublicTokenMax)).check(/*#__PURE__*/ zod.describe('Secret from the creation of the checkout, which grants access to it.'))
})

export const GetPublicCourseAppointmentCheckoutResponse = CourseAppointmentCheckout

/**
 * For anyone with the token. If the response has a challengeUrl, send the holder there; the bank returns to returnPath. Otherwise continue with finalizePublicCheckout. Charges nothing and can be repeated while the checkout is open.
 * @summary Request the bank's confirmation (public)
 */
export const authenticatePublicCheckoutPathPublicTokenMax = 1024;



export const AuthenticatePublicCheckoutParams = /*#__PURE__*/ zod.object({
  "publicToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(authenticatePublicCheckoutPathPublicTokenMax)).check(/*#__PURE__*/ zod.describe('Secret from the creation of the checkout, which grants access to it.'))
})

export const AuthenticatePublicCheckoutBody = AuthenticateCheckoutRequest

export const AuthenticatePublicCheckoutResponse = CheckoutAuthentication

/**
 * For anyone with the token. Nothing is booked or charged. Repeating the call has the same result; finalized checkouts cannot be canceled, cancel the booking instead.
 * @summary Cancel a checkout (public)
 */
export const cancelPublicCheckoutPathPublicTokenMax = 1024;



export const CancelPublicCheckoutParams = /*#__PURE__*/ zod.object({
  "publicToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cancelPublicCheckoutPathPublicTokenMax)).check(/*#__PURE__*/ zod.describe('Secret from the creation of the checkout, which grants access to it.'))
})

export const CancelPublicCheckoutResponse = Checkout

/**
 * For anyone with the token. Delivers and charges in one step; both happen or neither. For a place on the waiting list, the payment is only authorized and charged when a place becomes free. Repeating the call returns the first result; nothing is charged twice.
 * @summary Book and charge (public)
 */
export const finalizePublicCheckoutPathPublicTokenMax = 1024;



export const FinalizePublicCheckoutParams = /*#__PURE__*/ zod.object({
  "publicToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(finalizePublicCheckoutPathPublicTokenMax)).check(/*#__PURE__*/ zod.describe('Secret from the creation of the checkout, which grants access to it.'))
})

export const finalizePublicCheckoutHeaderIdempotencyKeyMin = 16;
export const finalizePublicCheckoutHeaderIdempotencyKeyMax = 64;


export const finalizePublicCheckoutHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const FinalizePublicCheckoutHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(finalizePublicCheckoutHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(finalizePublicCheckoutHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(finalizePublicCheckoutHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.'))
})

export const FinalizePublicCheckoutResponse = Checkout
