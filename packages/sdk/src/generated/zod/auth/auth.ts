/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  ChangeForgottenPasswordRequest
} from '../schemas/ChangeForgottenPasswordRequest.ts';

import {
  LoginRequest
} from '../schemas/LoginRequest.ts';

import {
  LoginResult
} from '../schemas/LoginResult.ts';

import {
  ResetPasswordRequest
} from '../schemas/ResetPasswordRequest.ts';


/**
 * For anybody. Sends the credentials as basic authorisation and in the body; both must agree. Starts a session in an HttpOnly cookie, and ends the one that the client had. Unknown users and wrong passwords get the same answer after the same time.
 * @summary Log in
 */
export const LoginBody = LoginRequest

export const LoginResponse = LoginResult

/**
 * Ends the session of the cookie and takes the cookie away. Nobody is logged in afterwards, so a repetition answers 401.
 * @summary Log out
 */
export const LogoutResponse = /*#__PURE__*/ zod.void()

/**
 * For anybody. Sends the code to the address when there is an account; it is valid for 30 minutes and replaces earlier ones. Unknown addresses get the same answer after the same time. X-Tenant and X-Public-Facility-Group say in whose name the mail is written, Accept-Language in which language.
 * @summary Ask for a code to set a new password
 */
export const resetPasswordHeaderXBotProtectionTokenMin = 16;
export const resetPasswordHeaderXBotProtectionTokenMax = 4096;


export const resetPasswordHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const ResetPasswordHeader = /*#__PURE__*/ zod.object({
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(resetPasswordHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(resetPasswordHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(resetPasswordHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('What the script of the bot protection has answered for the action `submit`, new for each request. Needed where the operator has switched the protection on, and not looked at elsewhere.'))
})

export const ResetPasswordBody = ResetPasswordRequest

export const ResetPasswordResponse = /*#__PURE__*/ zod.void()

/**
 * For anybody with the code that resetPassword has mailed. Ends all sessions of the account, removes its passkeys and push subscriptions and verifies its address, since the code came there; the owner gets a mail that says so. A code works once; a wrong one spends nothing, so that strangers cannot use it up.
 * @summary Set a new password with the code of the mail
 */
export const ChangeForgottenPasswordBody = ChangeForgottenPasswordRequest

export const ChangeForgottenPasswordResponse = /*#__PURE__*/ zod.void()
