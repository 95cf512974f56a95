/** Invoices of what sample members were charged. */
import type { Database } from '../platform/database/database.ts';
import { issueInvoices } from '../domains/invoices/issuing.ts';
import { checkoutSubjects } from '../checkoutSubjects.ts';
import { permit } from './permit.ts';

/** `member@northside.example` sees them; others at Northside have theirs and do not. */
export async function seedInvoices(db: Database, now: Date): Promise<void> {
  await permit(db, 'member@northside.example', ['CUSTOMER_CENTER_INVOICE_ACTIVE']);
  await issueInvoices({ db, subjects: checkoutSubjects }, now);
}
