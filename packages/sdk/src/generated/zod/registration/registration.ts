/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  CodeSent
} from '../schemas/CodeSent.ts';

import {
  Country
} from '../schemas/Country.ts';

import {
  QuickRegisterRequest
} from '../schemas/QuickRegisterRequest.ts';

import {
  QuickRegistration
} from '../schemas/QuickRegistration.ts';

import {
  RegisterRequest
} from '../schemas/RegisterRequest.ts';

import {
  VerificationResult
} from '../schemas/VerificationResult.ts';

import {
  VerifyRequest
} from '../schemas/VerifyRequest.ts';


/**
 * For anybody. Sends a code to the address, valid for 24 hours; a repetition sends a new one, and with its code the later words count. When the address has an account already the answer is the same, and its owner gets a notice instead. Nobody is logged in by this.
 * @summary Make an account
 */
export const registerHeaderXBotProtectionTokenMin = 16;
export const registerHeaderXBotProtectionTokenMax = 4096;


export const registerHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const RegisterHeader = /*#__PURE__*/ zod.object({
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registerHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(registerHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(registerHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('What the script of the bot protection has answered for the action `submit`, new for each request. Needed where the operator has switched the protection on, and not looked at elsewhere.'))
})

export const RegisterBody = RegisterRequest

export const RegisterResponse = CodeSent

/**
 * For anybody with the code. Use verifyEmail, which also says what was verified and takes codes of a changed address.
 * @deprecated
 * @summary Verify the address of a new account
 */
export const VerifyRegistrationBody = VerifyRequest

export const VerifyRegistrationResponse = /*#__PURE__*/ zod.void()

/**
 * For anybody with a code. Takes those that register, quick register, resend and changeemail have sent; the session of a reader stays what it is. When an address is changed all other sessions end. A code works once; a wrong one spends nothing, so that strangers cannot use it up.
 * @summary Verify a new account, or a changed address
 */
export const VerifyEmailBody = VerifyRequest

export const VerifyEmailResponse = VerificationResult

/**
 * For anybody with the link of an invitation; fills the form of registerQuickly. Changes nothing. Where the invitation has an e-mail address, the account must have the same.
 * @summary The person that an invitation is for
 */
export const getQuickRegistrationQueryUuidMin = 36;
export const getQuickRegistrationQueryUuidMax = 36;



export const GetQuickRegistrationQueryParams = /*#__PURE__*/ zod.object({
  "uuid": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getQuickRegistrationQueryUuidMin)).check(/*#__PURE__*/ zod.maxLength(getQuickRegistrationQueryUuidMax)).check(/*#__PURE__*/ zod.describe('Names the invitation of a studio.'))
})

export const GetQuickRegistrationResponse = QuickRegistration

/**
 * For anybody with the link of an invitation. Once the address is verified the invitation is used up and the account is connected to its studio. Otherwise as register.
 * @summary Make an account from an invitation
 */
export const registerQuicklyHeaderXBotProtectionTokenMin = 16;
export const registerQuicklyHeaderXBotProtectionTokenMax = 4096;


export const registerQuicklyHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const RegisterQuicklyHeader = /*#__PURE__*/ zod.object({
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registerQuicklyHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(registerQuicklyHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(registerQuicklyHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('What the script of the bot protection has answered for the action `submit`, new for each request. Needed where the operator has switched the protection on, and not looked at elsewhere.'))
})

export const RegisterQuicklyBody = QuickRegisterRequest

export const RegisterQuicklyResponse = CodeSent

/**
 * For anybody; the list for forms with an address. Names are in the language of locale, else of Accept-Language, and sorted in it; English stands in for others.
 * @summary Countries for addresses
 */
export const listCountriesQueryLocaleMin = 5;
export const listCountriesQueryLocaleMax = 5;


export const listCountriesQueryLocaleRegExp = /*#__PURE__*/ new RegExp('^[a-z]{2}-[A-Z]{2}$');


export const ListCountriesQueryParams = /*#__PURE__*/ zod.object({
  "locale": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listCountriesQueryLocaleMin)).check(/*#__PURE__*/ zod.maxLength(listCountriesQueryLocaleMax)).check(/*#__PURE__*/ zod.regex(listCountriesQueryLocaleRegExp))).check(/*#__PURE__*/ zod.describe('Language and region of texts, in the form of BCP 47.'))
})

export const ListCountriesResponseItem = Country
export const ListCountriesResponse = /*#__PURE__*/ zod.array(ListCountriesResponseItem).check(/*#__PURE__*/ zod.maxLength(300))
