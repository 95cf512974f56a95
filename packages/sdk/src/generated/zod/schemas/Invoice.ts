/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { InvoicePosition } from './InvoicePosition.ts';
import { InvoiceState } from './InvoiceState.ts';
import { InvoiceTax } from './InvoiceTax.ts';
import { InvoiceType } from './InvoiceType.ts';
import { Money } from './Money.ts';

export const invoiceIdMax = 9007199254740991;

export const invoiceInvoiceNumberMax = 40;

export const invoiceOrganizationUnitIdMax = 9007199254740991;

export const invoiceDateMin = 10;
export const invoiceDateMax = 10;

export const invoiceDueDateMin = 10;
export const invoiceDueDateMax = 10;

export const invoicePositionsMax = 100;

export const invoiceTaxesMax = 10;



export const Invoice = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(invoiceIdMax)),
  "invoiceNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(invoiceInvoiceNumberMax)),
  "type": InvoiceType,
  "state": InvoiceState,
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(invoiceOrganizationUnitIdMax)),
  "date": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(invoiceDateMin)).check(/*#__PURE__*/ zod.maxLength(invoiceDateMax)),
  "dueDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(invoiceDueDateMin)).check(/*#__PURE__*/ zod.maxLength(invoiceDueDateMax)),
  "positions": /*#__PURE__*/ zod.array(InvoicePosition).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(invoicePositionsMax)),
  "taxes": /*#__PURE__*/ zod.array(InvoiceTax).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(invoiceTaxesMax)),
  "netAmount": Money,
  "taxAmount": Money,
  "amount": Money
});

export type Invoice = zod.input<typeof Invoice>;
export type InvoiceOutput = zod.output<typeof Invoice>;
