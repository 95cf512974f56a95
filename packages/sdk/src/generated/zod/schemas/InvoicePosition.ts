/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';

export const invoicePositionNameMax = 200;

export const invoicePositionQuantityMax = 1000;

export const invoicePositionTaxRateMin = 0;
export const invoicePositionTaxRateMax = 100;



export const InvoicePosition = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(invoicePositionNameMax)),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(invoicePositionQuantityMax)),
  "amount": Money,
  "taxRate": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(invoicePositionTaxRateMin)).check(/*#__PURE__*/ zod.lte(invoicePositionTaxRateMax))
});

export type InvoicePosition = zod.input<typeof InvoicePosition>;
export type InvoicePositionOutput = zod.output<typeof InvoicePosition>;
