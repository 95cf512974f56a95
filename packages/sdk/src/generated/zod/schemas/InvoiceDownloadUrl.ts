/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const invoiceDownloadUrlUrlMin = 2;
export const invoiceDownloadUrlUrlMax = 300;


export const invoiceDownloadUrlUrlRegExp = /*#__PURE__*/ new RegExp('^/.+$');
export const invoiceDownloadUrlValidUntilMin = 20;
export const invoiceDownloadUrlValidUntilMax = 35;



export const InvoiceDownloadUrl = /*#__PURE__*/ zod.object({
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(invoiceDownloadUrlUrlMin)).check(/*#__PURE__*/ zod.maxLength(invoiceDownloadUrlUrlMax)).check(/*#__PURE__*/ zod.regex(invoiceDownloadUrlUrlRegExp)),
  "validUntil": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(invoiceDownloadUrlValidUntilMin)).check(/*#__PURE__*/ zod.maxLength(invoiceDownloadUrlValidUntilMax))
});

export type InvoiceDownloadUrl = zod.input<typeof InvoiceDownloadUrl>;
export type InvoiceDownloadUrlOutput = zod.output<typeof InvoiceDownloadUrl>;
