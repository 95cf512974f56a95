/** Invoices of the current member. */
import type { Handlers } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { requireMember } from '../accounts/member.ts';
import { requirePermission } from '../accounts/permissions.ts';
import { createInvoiceUrl } from './invoiceDocument.ts';
import { findInvoice, loadInvoices } from './view.ts';

const needed = 'CUSTOMER_CENTER_INVOICE_ACTIVE';

export const invoiceHandlers = {
  async listInvoices({ account, context, language }, { db }) {
    const customer = await requireMember(db, account, context);
    requirePermission(customer, needed);
    return ok(await loadInvoices(db, customer.id, language));
  },

  async getInvoiceDownloadUrl({ account, context, path, language }, { db, clock }) {
    const customer = await requireMember(db, account, context);
    requirePermission(customer, needed);
    const found = await findInvoice(db, path.invoiceId, customer.id);
    if (!found) throw apiError(404, 'invoice.error.notfound', 'There is no such invoice');
    return ok(await createInvoiceUrl(db, found.invoice, language, clock.now()));
  },
} satisfies Partial<Handlers>;
