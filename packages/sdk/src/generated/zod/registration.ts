/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  CodeSent
} from './schemas/CodeSent.ts';

import {
  Country
} from './schemas/Country.ts';

import {
  QuickRegisterRequest
} from './schemas/QuickRegisterRequest.ts';

import {
  QuickRegistration
} from './schemas/QuickRegistration.ts';

import {
  RegisterRequest
} from './schemas/RegisterRequest.ts';

import {
  VerificationResult
} from './schemas/VerificationResult.ts';

import {
  VerifyRequest
} from './schemas/VerifyRequest.ts';



/**
 * Public. Sends a code to the address, valid for 24 hours; repeating the call sends a new code, which verifies the latest data. If the address already has an account, the response is the same, and its owner is notified instead. Does not log in.
 * @summary Register an account
 */
export const registerHeaderXBotProtectionTokenMin = 16;
export const registerHeaderXBotProtectionTokenMax = 4096;


export const registerHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const RegisterHeader = /*#__PURE__*/ zod.object({
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registerHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(registerHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(registerHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('Token from the bot protection script for the action `submit`, new for each request. Required if the operator has enabled bot protection, otherwise ignored.'))
})

export const RegisterBody = RegisterRequest

export const RegisterResponse = CodeSent

/**
 * For anyone with the code. Use verifyEmail, which also returns the purpose of the code and accepts codes of a changed address.
 * @deprecated
 * @summary Verify the address of a new account
 */
export const VerifyRegistrationBody = VerifyRequest

export const VerifyRegistrationResponse = /*#__PURE__*/ zod.void()

/**
 * For anyone with a code. Accepts codes from register, quick register, resend and changeemail; the user's session continues. A changed address ends all other sessions. A code works once. Wrong attempts do not use it up, so that strangers cannot invalidate it.
 * @summary Verify a new account, or a changed address
 */
export const VerifyEmailBody = VerifyRequest

export const VerifyEmailResponse = VerificationResult

/**
 * For anyone with the link of an invitation; fills in the form of registerQuickly. Changes nothing. If the invitation has an email address, the account must use it.
 * @summary The invited person
 */
export const getQuickRegistrationQueryUuidMin = 36;
export const getQuickRegistrationQueryUuidMax = 36;



export const GetQuickRegistrationQueryParams = /*#__PURE__*/ zod.object({
  "uuid": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getQuickRegistrationQueryUuidMin)).check(/*#__PURE__*/ zod.maxLength(getQuickRegistrationQueryUuidMax)).check(/*#__PURE__*/ zod.describe('Identifies the invitation of a studio.'))
})

export const GetQuickRegistrationResponse = QuickRegistration

/**
 * For anyone with the link of an invitation. Verifying the address uses up the invitation and connects the account to its studio. Otherwise like register.
 * @summary Register from an invitation
 */
export const registerQuicklyHeaderXBotProtectionTokenMin = 16;
export const registerQuicklyHeaderXBotProtectionTokenMax = 4096;


export const registerQuicklyHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const RegisterQuicklyHeader = /*#__PURE__*/ zod.object({
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registerQuicklyHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(registerQuicklyHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(registerQuicklyHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('Token from the bot protection script for the action `submit`, new for each request. Required if the operator has enabled bot protection, otherwise ignored.'))
})

export const RegisterQuicklyBody = QuickRegisterRequest

export const RegisterQuicklyResponse = CodeSent

/**
 * Public, for address forms. Names are in the language of locale, or else of Accept-Language, and sorted accordingly; other languages fall back to English.
 * @summary Countries for addresses
 */
export const listCountriesQueryLocaleMin = 5;
export const listCountriesQueryLocaleMax = 5;


export const listCountriesQueryLocaleRegExp = /*#__PURE__*/ new RegExp('^[a-z]{2}-[A-Z]{2}$');


export const ListCountriesQueryParams = /*#__PURE__*/ zod.object({
  "locale": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listCountriesQueryLocaleMin)).check(/*#__PURE__*/ zod.maxLength(listCountriesQueryLocaleMax)).check(/*#__PURE__*/ zod.regex(listCountriesQueryLocaleRegExp))).check(/*#__PURE__*/ zod.describe('Language and region of texts, BCP 47.'))
})

export const ListCountriesResponseItem = Country
export const ListCountriesResponse = /*#__PURE__*/ zod.array(ListCountriesResponseItem).check(/*#__PURE__*/ zod.maxLength(300))
