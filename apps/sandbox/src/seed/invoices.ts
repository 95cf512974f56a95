/** Invoices for the charges of sample members. */
import type { Database } from '../platform/database/database.ts';
import { checkoutSubjects } from '../checkoutSubjects.ts';
import { issueInvoices } from '../domains/invoices/issuing.ts';
import { addPermissions } from './addPermissions.ts';

/** Issues invoices, which only `member@northside.example` may see. */
export async function seedInvoices(db: Database, now: Date): Promise<void> {
  await addPermissions(db, 'member@northside.example', ['CUSTOMER_CENTER_INVOICE_ACTIVE']);
  await issueInvoices({ db, subjects: checkoutSubjects }, now);
}
