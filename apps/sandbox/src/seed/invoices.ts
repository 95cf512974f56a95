/** Invoices for the charges of sample members. */
import type { Database } from '../platform/database/database.ts';
import { checkoutSubjects } from '../checkoutSubjects.ts';
import { issueInvoices } from '../domains/invoices/issuing.ts';

export async function seedInvoices(db: Database, now: Date): Promise<void> {
  await issueInvoices({ db, subjects: checkoutSubjects }, now);
}
