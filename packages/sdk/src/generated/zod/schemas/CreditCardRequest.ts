/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const creditCardRequestCardTokenMin = 8;
export const creditCardRequestCardTokenMax = 100;


export const creditCardRequestCardTokenRegExp = /*#__PURE__*/ new RegExp('^tok_[A-Za-z0-9_]+$');
export const creditCardRequestHolderMax = 120;



export const CreditCardRequest = /*#__PURE__*/ zod.object({
  "cardToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(creditCardRequestCardTokenMin)).check(/*#__PURE__*/ zod.maxLength(creditCardRequestCardTokenMax)).check(/*#__PURE__*/ zod.regex(creditCardRequestCardTokenRegExp)),
  "holder": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(creditCardRequestHolderMax))
});

export type CreditCardRequest = zod.input<typeof CreditCardRequest>;
export type CreditCardRequestOutput = zod.output<typeof CreditCardRequest>;
