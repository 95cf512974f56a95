/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const moneyAmountMin = -100000000;
export const moneyAmountMax = 100000000;

export const moneyCurrencyMin = 3;
export const moneyCurrencyMax = 3;


export const moneyCurrencyRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{3}$');


export const Money = /*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(moneyAmountMin)).check(/*#__PURE__*/ zod.lte(moneyAmountMax)),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(moneyCurrencyMin)).check(/*#__PURE__*/ zod.maxLength(moneyCurrencyMax)).check(/*#__PURE__*/ zod.regex(moneyCurrencyRegExp))
});

export type Money = zod.input<typeof Money>;
export type MoneyOutput = zod.output<typeof Money>;
