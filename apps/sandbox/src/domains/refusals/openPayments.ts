/** Amounts that are overdue for longer than the studio allows. Nothing is stored, so paying lets a member in at once. */
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { addDays, instantAt } from '../../platform/time.ts';
import type { Customer } from '../accounts/customers.ts';
import { accountEntries, customerAccounts } from '../customerAccounts/tables.ts';
import { studios } from '../studios/tables.ts';

type Entry = Pick<typeof accountEntries.$inferSelect, 'amountCents' | 'dueDate' | 'checkoutId'>;

/**
 * Returns the due date of the oldest amount that is not paid; null if everything is. A debit or credit pays what is due
 * on its own day, so that the monthly debit does not pay an older fee; what is left of it, and what members pay
 * themselves, pays the oldest amounts first.
 */
export function findOldestDebt(entries: readonly Entry[]): string | null {
  const byDay = new Map<string, number>();
  let paidCents = 0;
  for (const { amountCents, dueDate, checkoutId } of entries)
    if (amountCents < 0 && checkoutId !== null) paidCents -= amountCents;
    else byDay.set(dueDate, (byDay.get(dueDate) ?? 0) + amountCents);
  for (const cents of byDay.values()) paidCents -= Math.min(cents, 0);
  for (const [day, cents] of [...byDay].toSorted(([a], [b]) => a.localeCompare(b))) {
    paidCents -= Math.max(cents, 0);
    if (paidCents < 0) return day;
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
      .select()
      .from(accountEntries)
      .where(eq(accountEntries.customerAccountId, accountId));
    const oldest = findOldestDebt(entries);
    if (oldest === null || days === null) continue;
    const since = instantAt(zoneId, addDays(oldest, days + 1));
    if (since <= now) refused.push(since);
  }
  return refused.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}
