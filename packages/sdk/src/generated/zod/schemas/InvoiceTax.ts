/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';

export const invoiceTaxRateMin = 0;
export const invoiceTaxRateMax = 100;



export const InvoiceTax = /*#__PURE__*/ zod.object({
  "rate": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(invoiceTaxRateMin)).check(/*#__PURE__*/ zod.lte(invoiceTaxRateMax)),
  "netAmount": Money,
  "taxAmount": Money,
  "amount": Money
});

export type InvoiceTax = zod.input<typeof InvoiceTax>;
export type InvoiceTaxOutput = zod.output<typeof InvoiceTax>;
