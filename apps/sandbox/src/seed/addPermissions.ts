import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { Customer } from '../domains/accounts/customers.ts';
import { accounts, customers } from '../domains/accounts/tables.ts';
import type { Schemas } from '../platform/api.ts';

/** Adds permissions to a member of Northside. @returns the member, or null when there is none */
export async function addPermissions(
  db: Database,
  email: string,
  more: readonly Schemas['CustomerPermission'][],
): Promise<Customer | null> {
  const [found] = await db
    .select({ customer: customers })
    .from(customers)
    .innerJoin(accounts, eq(accounts.id, customers.accountId))
    .where(and(eq(customers.tenant, 'northside'), eq(accounts.email, email)));
  if (!found) return null;
  const permissions = [...new Set([...found.customer.permissions, ...more])];
  const [customer] = await db
    .update(customers)
    .set({ permissions })
    .where(eq(customers.id, found.customer.id))
    .returning();
  return customer ?? null;
}
