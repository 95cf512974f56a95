/** Permissions of a sample member to see the customer account. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { accounts, customers } from '../domains/accounts/tables.ts';
import type { Schemas } from '../platform/api.ts';

const viewPermissions: Schemas['CustomerPermission'][] = [
  'CUSTOMER_CENTER_ACCOUNT_DETAILED_VIEW',
  'CUSTOMER_CENTER_ACCOUNT_BALANCE_ALLOWED',
];

/** Lets `member@northside.example` see every entry and pay the balance. */
export async function seedAccountViews(db: Database): Promise<void> {
  const [found] = await db
    .select({ id: customers.id, permissions: customers.permissions })
    .from(customers)
    .innerJoin(accounts, eq(accounts.id, customers.accountId))
    .where(and(eq(customers.tenant, 'northside'), eq(accounts.email, 'member@northside.example')));
  if (!found) return;
  await db
    .update(customers)
    .set({ permissions: [...new Set([...found.permissions, ...viewPermissions])] })
    .where(eq(customers.id, found.id));
}
