/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const idealRequestAccountTokenMin = 8;
export const idealRequestAccountTokenMax = 100;


export const idealRequestAccountTokenRegExp = /*#__PURE__*/ new RegExp('^tok_[A-Za-z0-9_]+$');


export const IdealRequest = /*#__PURE__*/ zod.object({
  "accountToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(idealRequestAccountTokenMin)).check(/*#__PURE__*/ zod.maxLength(idealRequestAccountTokenMax)).check(/*#__PURE__*/ zod.regex(idealRequestAccountTokenRegExp))
});

export type IdealRequest = zod.input<typeof IdealRequest>;
export type IdealRequestOutput = zod.output<typeof IdealRequest>;
