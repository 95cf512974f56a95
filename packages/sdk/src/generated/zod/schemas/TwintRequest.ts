/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const twintRequestAccountTokenMin = 8;
export const twintRequestAccountTokenMax = 100;


export const twintRequestAccountTokenRegExp = /*#__PURE__*/ new RegExp('^tok_[A-Za-z0-9_]+$');


export const TwintRequest = /*#__PURE__*/ zod.object({
  "accountToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(twintRequestAccountTokenMin)).check(/*#__PURE__*/ zod.maxLength(twintRequestAccountTokenMax)).check(/*#__PURE__*/ zod.regex(twintRequestAccountTokenRegExp))
});

export type TwintRequest = zod.input<typeof TwintRequest>;
export type TwintRequestOutput = zod.output<typeof TwintRequest>;
