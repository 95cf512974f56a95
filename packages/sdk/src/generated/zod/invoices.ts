/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  Invoice
} from './schemas/Invoice.ts';

import {
  InvoiceDownloadUrl
} from './schemas/InvoiceDownloadUrl.ts';



/**
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_INVOICE_ACTIVE. Charges and purchases of the account are invoiced within a minute; refunds get a credit note.
 * @summary Invoices of a member
 */
export const ListInvoicesResponseItem = Invoice
export const ListInvoicesResponse = /*#__PURE__*/ zod.array(ListInvoicesResponseItem).check(/*#__PURE__*/ zod.maxLength(500))

/**
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_INVOICE_ACTIVE, for their own invoices. The file is a PDF in the language of the request; the URL works without a session until it expires.
 * @summary Download address of an invoice
 */
export const getInvoiceDownloadUrlPathInvoiceIdMax = 9007199254740991;



export const GetInvoiceDownloadUrlParams = /*#__PURE__*/ zod.object({
  "invoiceId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getInvoiceDownloadUrlPathInvoiceIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the invoice.'))
})

export const GetInvoiceDownloadUrlResponse = InvoiceDownloadUrl
