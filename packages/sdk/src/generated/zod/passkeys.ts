/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  LoginResult
} from './schemas/LoginResult.ts';

import {
  LoginWithPasskeyRequest
} from './schemas/LoginWithPasskeyRequest.ts';

import {
  Passkey
} from './schemas/Passkey.ts';

import {
  PasskeyLoginOptions
} from './schemas/PasskeyLoginOptions.ts';

import {
  PasskeyRegistrationOptions
} from './schemas/PasskeyRegistrationOptions.ts';

import {
  PasskeyRegistrationOptionsRequest
} from './schemas/PasskeyRegistrationOptionsRequest.ts';

import {
  Passkeys
} from './schemas/Passkeys.ts';

import {
  RegisterPasskeyRequest
} from './schemas/RegisterPasskeyRequest.ts';



/**
 * Public. Returns the options for navigator.credentials.get; they name no account, so the user chooses a passkey of the device. The challenge is valid once, for 5 minutes and at the origin of the call; pass the response to loginWithPasskey.
 * @summary Start logging in with a passkey
 */
export const CreatePasskeyLoginOptionsResponse = PasskeyLoginOptions

/**
 * Public, with the authenticator's response to the challenge of createPasskeyLoginOptions. Starts a session in an HttpOnly cookie and ends the client's previous one, like login. The first response uses up a challenge, valid or not.
 * @summary Log in with a passkey
 */
export const LoginWithPasskeyBody = LoginWithPasskeyRequest

export const LoginWithPasskeyResponse = LoginResult

/**
 * For any logged-in user. The passkeys of this account with their names.
 * @summary Passkeys of the account
 */
export const ListPasskeysResponse = Passkeys

/**
 * For any logged-in user, with the authenticator's response to the challenge of createPasskeyRegistrationOptions. The passkey can then be used to log in, and the owner is notified by mail. The first response uses up a challenge, valid or not.
 * @summary Add a passkey
 */
export const RegisterPasskeyBody = RegisterPasskeyRequest

export const RegisterPasskeyResponse = Passkey

/**
 * For any logged-in user, with the password. Returns the options for navigator.credentials.create. The challenge is valid once, for 5 minutes and at the origin of the call; pass the response to registerPasskey.
 * @summary Start adding a passkey
 */
export const CreatePasskeyRegistrationOptionsBody = PasskeyRegistrationOptionsRequest

export const CreatePasskeyRegistrationOptionsResponse = PasskeyRegistrationOptions

/**
 * For any logged-in user, for a passkey of the account. It can no longer be used to log in; its sessions continue. Repeating the call fails with passkey.error.notfound.
 * @summary Remove a passkey
 */
export const deletePasskeyPathPasskeyIdMax = 9007199254740991;



export const DeletePasskeyParams = /*#__PURE__*/ zod.object({
  "passkeyId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(deletePasskeyPathPasskeyIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the passkey, as in listPasskeys.'))
})

export const DeletePasskeyResponse = /*#__PURE__*/ zod.void()
