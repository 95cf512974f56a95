/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { PasskeyTransport } from './PasskeyTransport.ts';

export const registerPasskeyRequestNameMax = 60;


export const registerPasskeyRequestNameRegExp = /*#__PURE__*/ new RegExp('\\S');
export const registerPasskeyRequestCredentialIdMin = 16;
export const registerPasskeyRequestCredentialIdMax = 1400;


export const registerPasskeyRequestCredentialIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');
export const registerPasskeyRequestClientDataJSONMin = 20;
export const registerPasskeyRequestClientDataJSONMax = 4000;


export const registerPasskeyRequestClientDataJSONRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');
export const registerPasskeyRequestAttestationObjectMin = 20;
export const registerPasskeyRequestAttestationObjectMax = 16000;


export const registerPasskeyRequestAttestationObjectRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');
export const registerPasskeyRequestTransportsMax = 7;



export const RegisterPasskeyRequest = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerPasskeyRequestNameMax)).check(/*#__PURE__*/ zod.regex(registerPasskeyRequestNameRegExp)),
  "credentialId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registerPasskeyRequestCredentialIdMin)).check(/*#__PURE__*/ zod.maxLength(registerPasskeyRequestCredentialIdMax)).check(/*#__PURE__*/ zod.regex(registerPasskeyRequestCredentialIdRegExp)),
  "clientDataJSON": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registerPasskeyRequestClientDataJSONMin)).check(/*#__PURE__*/ zod.maxLength(registerPasskeyRequestClientDataJSONMax)).check(/*#__PURE__*/ zod.regex(registerPasskeyRequestClientDataJSONRegExp)),
  "attestationObject": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registerPasskeyRequestAttestationObjectMin)).check(/*#__PURE__*/ zod.maxLength(registerPasskeyRequestAttestationObjectMax)).check(/*#__PURE__*/ zod.regex(registerPasskeyRequestAttestationObjectRegExp)),
  "transports": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(PasskeyTransport).check(/*#__PURE__*/ zod.maxLength(registerPasskeyRequestTransportsMax)))
});

export type RegisterPasskeyRequest = zod.input<typeof RegisterPasskeyRequest>;
export type RegisterPasskeyRequestOutput = zod.output<typeof RegisterPasskeyRequest>;
