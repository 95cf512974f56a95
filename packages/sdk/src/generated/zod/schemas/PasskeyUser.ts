/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const passkeyUserIdMin = 2;
export const passkeyUserIdMax = 128;


export const passkeyUserIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');
export const passkeyUserNameMax = 254;

export const passkeyUserDisplayNameMax = 254;



export const PasskeyUser = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(passkeyUserIdMin)).check(/*#__PURE__*/ zod.maxLength(passkeyUserIdMax)).check(/*#__PURE__*/ zod.regex(passkeyUserIdRegExp)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(passkeyUserNameMax)),
  "displayName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(passkeyUserDisplayNameMax))
});

export type PasskeyUser = zod.input<typeof PasskeyUser>;
export type PasskeyUserOutput = zod.output<typeof PasskeyUser>;
