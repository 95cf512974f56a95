/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { InvoiceDownloadUrl } from '../../model/invoiceDownloadUrl.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetInvoiceDownloadUrlUrl = (invoiceId: number,) => {




  return `/nox/v1/customercenter/invoices/${encodeURIComponent(String(invoiceId))}/downloadurl`
}

/**
 * Download address of an invoice
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_INVOICE_ACTIVE, for their own invoices. The file is a PDF in the language of the request; the URL works without a session until it expires.
 */
export const getInvoiceDownloadUrl = async (invoiceId: number, options?: Parameters<typeof fetcher>[1]): Promise<InvoiceDownloadUrl> => {

  return fetcher<InvoiceDownloadUrl>(getGetInvoiceDownloadUrlUrl(invoiceId),
  {
      operationId: 'getInvoiceDownloadUrl', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetInvoiceDownloadUrlResponse);}


const deserializeGetInvoiceDownloadUrlResponse = (data: InvoiceDownloadUrl): InvoiceDownloadUrl => {
  if (data == null) return data;
  data.validUntil = toDate(data.validUntil);
  return data;
};