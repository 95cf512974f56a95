/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const passkeyLoginOptionsChallengeMin = 22;
export const passkeyLoginOptionsChallengeMax = 128;


export const passkeyLoginOptionsChallengeRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');
export const passkeyLoginOptionsRpIdMax = 253;

export const passkeyLoginOptionsTimeoutMin = 1000;
export const passkeyLoginOptionsTimeoutMax = 600000;



export const PasskeyLoginOptions = /*#__PURE__*/ zod.object({
  "challenge": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(passkeyLoginOptionsChallengeMin)).check(/*#__PURE__*/ zod.maxLength(passkeyLoginOptionsChallengeMax)).check(/*#__PURE__*/ zod.regex(passkeyLoginOptionsChallengeRegExp)),
  "rpId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(passkeyLoginOptionsRpIdMax)),
  "timeout": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(passkeyLoginOptionsTimeoutMin)).check(/*#__PURE__*/ zod.lte(passkeyLoginOptionsTimeoutMax)),
  "userVerification": /*#__PURE__*/ zod.enum(['required'])
});

export type PasskeyLoginOptions = zod.input<typeof PasskeyLoginOptions>;
export type PasskeyLoginOptionsOutput = zod.output<typeof PasskeyLoginOptions>;
