/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { EmailAddress } from './EmailAddress.ts';

export const verifyAdditionalEmailRequestCodeMin = 6;
export const verifyAdditionalEmailRequestCodeMax = 20;


export const verifyAdditionalEmailRequestCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9 -]+$');


export const VerifyAdditionalEmailRequest = /*#__PURE__*/ zod.object({
  "email": EmailAddress,
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(verifyAdditionalEmailRequestCodeMin)).check(/*#__PURE__*/ zod.maxLength(verifyAdditionalEmailRequestCodeMax)).check(/*#__PURE__*/ zod.regex(verifyAdditionalEmailRequestCodeRegExp))
});

export type VerifyAdditionalEmailRequest = zod.input<typeof VerifyAdditionalEmailRequest>;
export type VerifyAdditionalEmailRequestOutput = zod.output<typeof VerifyAdditionalEmailRequest>;
