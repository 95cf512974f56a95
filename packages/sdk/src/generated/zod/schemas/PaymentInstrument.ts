/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { GivenMandate } from './GivenMandate.ts';
import { PaymentType } from './PaymentType.ts';

export const paymentInstrumentIdMax = 9007199254740991;

export const paymentInstrumentBrandMax = 40;

export const paymentInstrumentMaskedNumberMin = 4;
export const paymentInstrumentMaskedNumberMax = 80;

export const paymentInstrumentExpiryMonthMax = 12;

export const paymentInstrumentExpiryYearMin = 2000;
export const paymentInstrumentExpiryYearMax = 2100;

export const paymentInstrumentMandateReferenceMin = 8;
export const paymentInstrumentMandateReferenceMax = 35;


export const paymentInstrumentMandateReferenceRegExp = /*#__PURE__*/ new RegExp('^[A-Z0-9-]{8,35}$');


export const PaymentInstrument = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(paymentInstrumentIdMax)),
  "type": PaymentType,
  "brand": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(paymentInstrumentBrandMax))),
  "maskedNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(paymentInstrumentMaskedNumberMin)).check(/*#__PURE__*/ zod.maxLength(paymentInstrumentMaskedNumberMax))),
  "expiryMonth": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(paymentInstrumentExpiryMonthMax))),
  "expiryYear": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(paymentInstrumentExpiryYearMin)).check(/*#__PURE__*/ zod.lte(paymentInstrumentExpiryYearMax))),
  "preferred": /*#__PURE__*/ zod.boolean(),
  "authenticated": /*#__PURE__*/ zod.boolean(),
  "mandateReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(paymentInstrumentMandateReferenceMin)).check(/*#__PURE__*/ zod.maxLength(paymentInstrumentMandateReferenceMax)).check(/*#__PURE__*/ zod.regex(paymentInstrumentMandateReferenceRegExp))),
  "mandate": /*#__PURE__*/ zod.optional(GivenMandate)
});

export type PaymentInstrument = zod.input<typeof PaymentInstrument>;
export type PaymentInstrumentOutput = zod.output<typeof PaymentInstrument>;
