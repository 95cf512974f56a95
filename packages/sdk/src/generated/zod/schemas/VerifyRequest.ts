/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { EmailAddress } from './EmailAddress.ts';

export const verifyRequestCodeMin = 6;
export const verifyRequestCodeMax = 20;


export const verifyRequestCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9 -]+$');


export const VerifyRequest = /*#__PURE__*/ zod.object({
  "email": EmailAddress,
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(verifyRequestCodeMin)).check(/*#__PURE__*/ zod.maxLength(verifyRequestCodeMax)).check(/*#__PURE__*/ zod.regex(verifyRequestCodeRegExp))
});

export type VerifyRequest = zod.input<typeof VerifyRequest>;
export type VerifyRequestOutput = zod.output<typeof VerifyRequest>;
