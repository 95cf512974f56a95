/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { Invoice } from '../../model/invoice.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListInvoicesUrl = () => {




  return `/nox/v1/customercenter/invoices`
}

/**
 * Invoices of a member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_INVOICE_ACTIVE. Charges and purchases of the account are invoiced within a minute; refunds get a credit note.
 */
export const listInvoices = async ( options?: Parameters<typeof fetcher>[1]): Promise<Invoice[]> => {

  return fetcher<Invoice[]>(getListInvoicesUrl(),
  {
      operationId: 'listInvoices', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListInvoicesResponse);}


const deserializeListInvoicesResponse = (data: Invoice[]): Invoice[] => {
  if (data == null) return data;
  for (const item0 of data) {
    
    item0.date = toDate(item0.date);
    item0.dueDate = toDate(item0.dueDate);
  }
  return data;
};