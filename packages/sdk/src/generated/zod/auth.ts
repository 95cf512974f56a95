/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  ChangeForgottenPasswordRequest
} from './schemas/ChangeForgottenPasswordRequest.ts';

import {
  LoginRequest
} from './schemas/LoginRequest.ts';

import {
  LoginResult
} from './schemas/LoginResult.ts';

import {
  ResetPasswordRequest
} from './schemas/ResetPasswordRequest.ts';



/**
 * Public. The credentials are sent as basic authorization and in the body; both must match. Starts a session in an HttpOnly cookie and ends the client's previous one. Unknown users and wrong passwords get the same response after the same time.
 * @summary Log in
 */
export const LoginBody = LoginRequest

export const LoginResponse = LoginResult

/**
 * Ends the session of the cookie and removes the cookie. Repeating the call returns 401, since nobody is logged in.
 * @summary Log out
 */
export const LogoutResponse = /*#__PURE__*/ zod.void()

/**
 * Public. Sends a code to the address if it has an account; the code is valid for 30 minutes and replaces earlier ones. Unknown addresses get the same response after the same time. X-Tenant and X-Public-Facility-Group determine the sender of the mail, Accept-Language its language.
 * @summary Request a code to set a new password
 */
export const resetPasswordHeaderXBotProtectionTokenMin = 16;
export const resetPasswordHeaderXBotProtectionTokenMax = 4096;


export const resetPasswordHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const ResetPasswordHeader = /*#__PURE__*/ zod.object({
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(resetPasswordHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(resetPasswordHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(resetPasswordHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('Token from the bot protection script for the action `submit`, new for each request. Required if the operator has enabled bot protection, otherwise ignored.'))
})

export const ResetPasswordBody = ResetPasswordRequest

export const ResetPasswordResponse = /*#__PURE__*/ zod.void()

/**
 * For anyone with the code that resetPassword has mailed. Ends all sessions of the account, removes its passkeys, push subscriptions and calendar address, and verifies its e-mail address, since the code was received there; the owner is notified by mail. A code works once. Wrong attempts do not use it up, so that strangers cannot invalidate it.
 * @summary Set a new password with the code from the mail
 */
export const ChangeForgottenPasswordBody = ChangeForgottenPasswordRequest

export const ChangeForgottenPasswordResponse = /*#__PURE__*/ zod.void()
