/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { PasskeyAlgorithm } from './PasskeyAlgorithm.ts';
import { PasskeyAuthenticatorSelection } from './PasskeyAuthenticatorSelection.ts';
import { PasskeyDescriptor } from './PasskeyDescriptor.ts';
import { PasskeyRelyingParty } from './PasskeyRelyingParty.ts';
import { PasskeyUser } from './PasskeyUser.ts';

export const passkeyRegistrationOptionsChallengeMin = 22;
export const passkeyRegistrationOptionsChallengeMax = 128;


export const passkeyRegistrationOptionsChallengeRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');
export const passkeyRegistrationOptionsPubKeyCredParamsMax = 10;

export const passkeyRegistrationOptionsTimeoutMin = 1000;
export const passkeyRegistrationOptionsTimeoutMax = 600000;

export const passkeyRegistrationOptionsExcludeCredentialsMax = 20;



export const PasskeyRegistrationOptions = /*#__PURE__*/ zod.object({
  "challenge": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(passkeyRegistrationOptionsChallengeMin)).check(/*#__PURE__*/ zod.maxLength(passkeyRegistrationOptionsChallengeMax)).check(/*#__PURE__*/ zod.regex(passkeyRegistrationOptionsChallengeRegExp)),
  "rp": PasskeyRelyingParty,
  "user": PasskeyUser,
  "pubKeyCredParams": /*#__PURE__*/ zod.array(PasskeyAlgorithm).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(passkeyRegistrationOptionsPubKeyCredParamsMax)),
  "timeout": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(passkeyRegistrationOptionsTimeoutMin)).check(/*#__PURE__*/ zod.lte(passkeyRegistrationOptionsTimeoutMax)),
  "attestation": /*#__PURE__*/ zod.enum(['none']),
  "excludeCredentials": /*#__PURE__*/ zod.array(PasskeyDescriptor).check(/*#__PURE__*/ zod.maxLength(passkeyRegistrationOptionsExcludeCredentialsMax)),
  "authenticatorSelection": PasskeyAuthenticatorSelection
});

export type PasskeyRegistrationOptions = zod.input<typeof PasskeyRegistrationOptions>;
export type PasskeyRegistrationOptionsOutput = zod.output<typeof PasskeyRegistrationOptions>;
