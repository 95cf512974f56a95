/** Amounts that are overdue for longer than the studio allows. Nothing is stored, so paying lets a member in at once. */
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { addDays, instantAt } from '../../platform/time.ts';
import type { Customer } from '../accounts/customers.ts';
import { accountEntries, customerAccounts } from '../customerAccounts/tables.ts';
import { studios } from '../studios/tables.ts';

type Entry = { amountCents: number; dueDate: string };

/**
 * Returns the due date of the oldest amount that is not paid; null if everything is. Payments and credits pay the
 * oldest amounts first.
 * @param entries sorted by due date
 */
export function findOldestDebt(entries: readonly Entry[]): string | null {
  let paidCents = entries.reduce((sum, { amountCents }) => sum - Math.min(amountCents, 0), 0);
  for (const { amountCents, dueDate } of entries) {
    paidCents -= Math.max(amountCents, 0);
    if (paidCents < 0) return dueDate;
  }
  return null;
}

/** Returns since when open payments deny a member entry; null if they do not. */
export async function findRefusedSince(
  db: Database,
  { id }: Pick<Customer, 'id'>,
  now: Date,
): Promise<Date | null> {
  const owing = await db
    .select({
      id: customerAccounts.id,
      zoneId: studios.zoneId,
      days: studios.daysUntilRefusal,
    })
    .from(customerAccounts)
    .innerJoin(studios, eq(studios.id, customerAccounts.studioId))
    .innerJoin(accountEntries, eq(accountEntries.customerAccountId, customerAccounts.id))
    .where(and(eq(customerAccounts.customerId, id), isNotNull(studios.daysUntilRefusal)))
    .groupBy(customerAccounts.id, studios.id)
    .having(sql`sum(${accountEntries.amountCents}) > 0`);
  const refused: Date[] = [];
  for (const { id: accountId, zoneId, days } of owing) {
    const entries = await db
      .select({ amountCents: accountEntries.amountCents, dueDate: accountEntries.dueDate })
      .from(accountEntries)
      .where(eq(accountEntries.customerAccountId, accountId))
      .orderBy(asc(accountEntries.dueDate), asc(accountEntries.id));
    const oldest = findOldestDebt(entries);
    if (oldest === null || days === null) continue;
    const since = instantAt(zoneId, addDays(oldest, days + 1));
    if (since <= now) refused.push(since);
  }
  return refused.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}
