/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const paypalRequestAccountTokenMin = 8;
export const paypalRequestAccountTokenMax = 100;


export const paypalRequestAccountTokenRegExp = /*#__PURE__*/ new RegExp('^tok_[A-Za-z0-9_]+$');


export const PaypalRequest = /*#__PURE__*/ zod.object({
  "accountToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(paypalRequestAccountTokenMin)).check(/*#__PURE__*/ zod.maxLength(paypalRequestAccountTokenMax)).check(/*#__PURE__*/ zod.regex(paypalRequestAccountTokenRegExp))
});

export type PaypalRequest = zod.input<typeof PaypalRequest>;
export type PaypalRequestOutput = zod.output<typeof PaypalRequest>;
