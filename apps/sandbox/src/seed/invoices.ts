/** Invoices for the charges of sample members. */
import type { Database } from '../database/database.ts';
import { issueInvoices } from '../domains/invoices/issuing.ts';
import { permit } from './permit.ts';

/** Issues invoices, which only `member@northside.example` may see. */
export async function seedInvoices(db: Database, now: Date): Promise<void> {
  await permit(db, 'member@northside.example', ['CUSTOMER_CENTER_INVOICE_ACTIVE']);
  await issueInvoices(db, now);
}
