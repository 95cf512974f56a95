/** Invoices of whoever asks. */
import type { Handlers } from '../../server/api.ts';
import { ok } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { memberAt } from '../accounts/member.ts';
import { checkMay } from '../customerData/permissions.ts';
import { invoiceUrl } from '../documents/invoiceDocument.ts';
import { invoiceOf, invoicesOf } from './view.ts';

const needed = 'CUSTOMER_CENTER_INVOICE_ACTIVE';

export const invoiceHandlers = {
  async listInvoices({ account, context }, { db }) {
    const customer = await memberAt(db, account, context);
    checkMay(customer, needed);
    return ok(await invoicesOf(db, customer.id));
  },

  async getInvoiceDownloadUrl({ account, context, path, language }, { db, clock }) {
    const customer = await memberAt(db, account, context);
    checkMay(customer, needed);
    const found = await invoiceOf(db, path.invoiceId, customer.id);
    if (!found) throw fault(404, 'invoice.error.notfound', 'There is no such invoice');
    return ok(await invoiceUrl(db, found.invoice, language, clock.now()));
  },
} satisfies Partial<Handlers>;
