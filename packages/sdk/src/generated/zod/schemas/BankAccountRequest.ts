/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const bankAccountRequestIbanMax = 42;

export const bankAccountRequestBicMax = 14;



export const BankAccountRequest = /*#__PURE__*/ zod.object({
  "iban": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankAccountRequestIbanMax)),
  "bic": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankAccountRequestBicMax)))
});

export type BankAccountRequest = zod.input<typeof BankAccountRequest>;
export type BankAccountRequestOutput = zod.output<typeof BankAccountRequest>;
