import type { Database } from '../../platform/database/database.ts';
import type { Customer } from '../accounts/customers.ts';
import { bookEntry, lockCustomerAccount } from '../customerAccounts/account.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { ensureAccount } from './membershipPayment.ts';

/** Books an amount that a member owes to their account at the studio, in its minor unit, creating the account if needed. */
export async function bookClaim(
  tx: Database,
  customer: Customer,
  studio: StoredStudio,
  claim: { name: string; amountCents: number; dueDate: string },
  now: Date,
): Promise<void> {
  const { id } = await ensureAccount(tx, customer, studio);
  const account = await lockCustomerAccount(tx, id);
  await bookEntry(tx, account, { ...claim, kind: 'CLAIM', checkoutId: null }, now);
}
