import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { Customer } from '../domains/accounts/customers.ts';
import { accounts, customers } from '../domains/accounts/tables.ts';

/** Finds a tenant's record of a sample account, which users may have deleted. */
export async function findMember(
  db: Database,
  email: string,
  tenant = 'northside',
): Promise<Customer | null> {
  const [found] = await db
    .select({ customer: customers })
    .from(customers)
    .innerJoin(accounts, eq(accounts.id, customers.accountId))
    .where(and(eq(customers.tenant, tenant), eq(accounts.email, email)));
  return found?.customer ?? null;
}
