/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { EmailAddress } from './EmailAddress.ts';

export const codeSentCodeValidUntilMin = 20;
export const codeSentCodeValidUntilMax = 35;



export const CodeSent = /*#__PURE__*/ zod.object({
  "email": EmailAddress,
  "codeValidUntil": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(codeSentCodeValidUntilMin)).check(/*#__PURE__*/ zod.maxLength(codeSentCodeValidUntilMax))
});

export type CodeSent = zod.input<typeof CodeSent>;
export type CodeSentOutput = zod.output<typeof CodeSent>;
