/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  Invoice
} from '../schemas/Invoice.ts';

import {
  InvoiceDownloadUrl
} from '../schemas/InvoiceDownloadUrl.ts';


/**
 * For members of the tenant that X-Tenant names who have CUSTOMER_CENTER_INVOICE_ACTIVE. What was charged or bought with the account has an invoice less than a minute later; what is given back has a credit note.
 * @summary Invoices of a member
 */
export const ListInvoicesResponseItem = Invoice
export const ListInvoicesResponse = /*#__PURE__*/ zod.array(ListInvoicesResponseItem).check(/*#__PURE__*/ zod.maxLength(500))

/**
 * For members of the tenant that X-Tenant names who have CUSTOMER_CENTER_INVOICE_ACTIVE, of their own invoices. The file is a PDF in the language of the request; the address works without a session until it expires.
 * @summary An address under which an invoice can be downloaded
 */
export const getInvoiceDownloadUrlPathInvoiceIdMax = 9007199254740991;



export const GetInvoiceDownloadUrlParams = /*#__PURE__*/ zod.object({
  "invoiceId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getInvoiceDownloadUrlPathInvoiceIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the invoice.'))
})

export const GetInvoiceDownloadUrlResponse = InvoiceDownloadUrl
