/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const loginWithPasskeyRequestCredentialIdMin = 16;
export const loginWithPasskeyRequestCredentialIdMax = 1400;


export const loginWithPasskeyRequestCredentialIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');
export const loginWithPasskeyRequestClientDataJSONMin = 20;
export const loginWithPasskeyRequestClientDataJSONMax = 4000;


export const loginWithPasskeyRequestClientDataJSONRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');
export const loginWithPasskeyRequestAuthenticatorDataMin = 20;
export const loginWithPasskeyRequestAuthenticatorDataMax = 4000;


export const loginWithPasskeyRequestAuthenticatorDataRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');
export const loginWithPasskeyRequestSignatureMin = 20;
export const loginWithPasskeyRequestSignatureMax = 4000;


export const loginWithPasskeyRequestSignatureRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');
export const loginWithPasskeyRequestUserHandleMin = 2;
export const loginWithPasskeyRequestUserHandleMax = 128;


export const loginWithPasskeyRequestUserHandleRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const LoginWithPasskeyRequest = /*#__PURE__*/ zod.object({
  "credentialId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(loginWithPasskeyRequestCredentialIdMin)).check(/*#__PURE__*/ zod.maxLength(loginWithPasskeyRequestCredentialIdMax)).check(/*#__PURE__*/ zod.regex(loginWithPasskeyRequestCredentialIdRegExp)),
  "clientDataJSON": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(loginWithPasskeyRequestClientDataJSONMin)).check(/*#__PURE__*/ zod.maxLength(loginWithPasskeyRequestClientDataJSONMax)).check(/*#__PURE__*/ zod.regex(loginWithPasskeyRequestClientDataJSONRegExp)),
  "authenticatorData": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(loginWithPasskeyRequestAuthenticatorDataMin)).check(/*#__PURE__*/ zod.maxLength(loginWithPasskeyRequestAuthenticatorDataMax)).check(/*#__PURE__*/ zod.regex(loginWithPasskeyRequestAuthenticatorDataRegExp)),
  "signature": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(loginWithPasskeyRequestSignatureMin)).check(/*#__PURE__*/ zod.maxLength(loginWithPasskeyRequestSignatureMax)).check(/*#__PURE__*/ zod.regex(loginWithPasskeyRequestSignatureRegExp)),
  "userHandle": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(loginWithPasskeyRequestUserHandleMin)).check(/*#__PURE__*/ zod.maxLength(loginWithPasskeyRequestUserHandleMax)).check(/*#__PURE__*/ zod.regex(loginWithPasskeyRequestUserHandleRegExp)))
});

export type LoginWithPasskeyRequest = zod.input<typeof LoginWithPasskeyRequest>;
export type LoginWithPasskeyRequestOutput = zod.output<typeof LoginWithPasskeyRequest>;
