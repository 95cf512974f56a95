/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { DebtorAddress } from './DebtorAddress.ts';

export const sepaMandateAccountHolderMax = 70;

export const sepaMandateIbanMin = 15;
export const sepaMandateIbanMax = 42;


export const sepaMandateIbanRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z]{2}[0-9]{2}[A-Za-z0-9 ]+$');
export const sepaMandateBicMin = 8;
export const sepaMandateBicMax = 11;


export const sepaMandateBicRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z]{6}[A-Za-z0-9]{2}([A-Za-z0-9]{3})?$');
export const sepaMandateMandateReferenceMin = 8;
export const sepaMandateMandateReferenceMax = 35;


export const sepaMandateMandateReferenceRegExp = /*#__PURE__*/ new RegExp('^[A-Z0-9-]{8,35}$');


export const SepaMandate = /*#__PURE__*/ zod.object({
  "accountHolder": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sepaMandateAccountHolderMax)),
  "iban": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(sepaMandateIbanMin)).check(/*#__PURE__*/ zod.maxLength(sepaMandateIbanMax)).check(/*#__PURE__*/ zod.regex(sepaMandateIbanRegExp)),
  "bic": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(sepaMandateBicMin)).check(/*#__PURE__*/ zod.maxLength(sepaMandateBicMax)).check(/*#__PURE__*/ zod.regex(sepaMandateBicRegExp))),
  "mandateReference": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(sepaMandateMandateReferenceMin)).check(/*#__PURE__*/ zod.maxLength(sepaMandateMandateReferenceMax)).check(/*#__PURE__*/ zod.regex(sepaMandateMandateReferenceRegExp)),
  "debtorAddress": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([DebtorAddress,/*#__PURE__*/ zod.null()]))
});

export type SepaMandate = zod.input<typeof SepaMandate>;
export type SepaMandateOutput = zod.output<typeof SepaMandate>;
