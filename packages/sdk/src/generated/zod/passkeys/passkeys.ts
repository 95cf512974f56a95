/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  LoginResult
} from '../schemas/LoginResult.ts';

import {
  LoginWithPasskeyRequest
} from '../schemas/LoginWithPasskeyRequest.ts';

import {
  Passkey
} from '../schemas/Passkey.ts';

import {
  PasskeyLoginOptions
} from '../schemas/PasskeyLoginOptions.ts';

import {
  PasskeyRegistrationOptions
} from '../schemas/PasskeyRegistrationOptions.ts';

import {
  PasskeyRegistrationOptionsRequest
} from '../schemas/PasskeyRegistrationOptionsRequest.ts';

import {
  Passkeys
} from '../schemas/Passkeys.ts';

import {
  RegisterPasskeyRequest
} from '../schemas/RegisterPasskeyRequest.ts';


/**
 * For anybody. Gives what a browser asks the authenticator with (navigator.credentials.get); it names no account, so the reader chooses among the passkeys of the device. The challenge is valid for 5 minutes and once, at the origin that was called; loginWithPasskey takes its answer.
 * @summary Begin to log in with a passkey
 */
export const CreatePasskeyLoginOptionsResponse = PasskeyLoginOptions

/**
 * For anybody, with what the authenticator has answered to the challenge of createPasskeyLoginOptions. Starts a session in an HttpOnly cookie, and ends the one that the client had, as login does. A challenge is used up by the first answer to it, right or wrong.
 * @summary Log in with a passkey
 */
export const LoginWithPasskeyBody = LoginWithPasskeyRequest

export const LoginWithPasskeyResponse = LoginResult

/**
 * For anybody logged in. Those that log this account in, with the name that each was given.
 * @summary Passkeys of the account
 */
export const ListPasskeysResponse = Passkeys

/**
 * For anybody logged in, with what the authenticator has answered to the challenge of createPasskeyRegistrationOptions. The passkey logs in from then on, and the owner gets a mail that says so. A challenge is used up by the first answer to it, right or wrong.
 * @summary Add a passkey
 */
export const RegisterPasskeyBody = RegisterPasskeyRequest

export const RegisterPasskeyResponse = Passkey

/**
 * For anybody logged in, with the password. Gives what a browser asks the authenticator with (navigator.credentials.create). The challenge is valid for 5 minutes and once, at the origin that was called; registerPasskey takes its answer.
 * @summary Begin to add a passkey
 */
export const CreatePasskeyRegistrationOptionsBody = PasskeyRegistrationOptionsRequest

export const CreatePasskeyRegistrationOptionsResponse = PasskeyRegistrationOptions

/**
 * For anybody logged in, about a passkey of the account. It does not log in any more; sessions that it has begun stay. A repetition is refused with passkey.error.notfound.
 * @summary Remove a passkey
 */
export const deletePasskeyPathPasskeyIdMax = 9007199254740991;



export const DeletePasskeyParams = /*#__PURE__*/ zod.object({
  "passkeyId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(deletePasskeyPathPasskeyIdMax)).check(/*#__PURE__*/ zod.describe('Names the passkey, as listPasskeys does.'))
})

export const DeletePasskeyResponse = /*#__PURE__*/ zod.void()
