/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { EmailAddress } from './EmailAddress.ts';

export const changeForgottenPasswordRequestCodeMin = 6;
export const changeForgottenPasswordRequestCodeMax = 20;


export const changeForgottenPasswordRequestCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9 -]+$');
export const changeForgottenPasswordRequestPasswordMax = 200;



export const ChangeForgottenPasswordRequest = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.optional(EmailAddress),
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeForgottenPasswordRequestCodeMin)).check(/*#__PURE__*/ zod.maxLength(changeForgottenPasswordRequestCodeMax)).check(/*#__PURE__*/ zod.regex(changeForgottenPasswordRequestCodeRegExp)),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changeForgottenPasswordRequestPasswordMax))
});

export type ChangeForgottenPasswordRequest = zod.input<typeof ChangeForgottenPasswordRequest>;
export type ChangeForgottenPasswordRequestOutput = zod.output<typeof ChangeForgottenPasswordRequest>;
