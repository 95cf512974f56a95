/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const bankAccountIbanMin = 15;
export const bankAccountIbanMax = 34;


export const bankAccountIbanRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$');
export const bankAccountBicMin = 8;
export const bankAccountBicMax = 11;


export const bankAccountBicRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$');
export const bankAccountBankNameMax = 120;



export const BankAccount = /*#__PURE__*/ zod.object({
  "iban": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bankAccountIbanMin)).check(/*#__PURE__*/ zod.maxLength(bankAccountIbanMax)).check(/*#__PURE__*/ zod.regex(bankAccountIbanRegExp)),
  "bic": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bankAccountBicMin)).check(/*#__PURE__*/ zod.maxLength(bankAccountBicMax)).check(/*#__PURE__*/ zod.regex(bankAccountBicRegExp))),
  "bankName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankAccountBankNameMax))),
  "sepa": /*#__PURE__*/ zod.boolean(),
  "bicRequired": /*#__PURE__*/ zod.boolean()
});

export type BankAccount = zod.input<typeof BankAccount>;
export type BankAccountOutput = zod.output<typeof BankAccount>;
