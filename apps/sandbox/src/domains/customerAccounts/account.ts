/** The account of a member at a studio, and the entries that say what it owes. */
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { ContextHeaders } from '../../server/api.ts';
import { dayIn } from '../../time.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { accountEntries, customerAccounts, type EntryKind } from './tables.ts';

export type CustomerAccount = typeof customerAccounts.$inferSelect;

/** An account with the studio in whose books it is. */
export type AccountAtStudio = { account: CustomerAccount; studio: StoredStudio };

/** @returns null when the studio keeps none for this member */
export async function accountAt(
  db: Database,
  { id }: Pick<StoredStudio, 'id'>,
  customerId: number,
): Promise<CustomerAccount | null> {
  const [account] = await db
    .select()
    .from(customerAccounts)
    .where(and(eq(customerAccounts.studioId, id), eq(customerAccounts.customerId, customerId)));
  return account ?? null;
}

/** An account by its id, which something else refers to. */
export async function accountOfId(db: Database, id: number): Promise<AccountAtStudio> {
  const [found] = await db
    .select({ account: customerAccounts, studio: studios })
    .from(customerAccounts)
    .innerJoin(studios, eq(studios.id, customerAccounts.studioId))
    .where(eq(customerAccounts.id, id));
  if (!found) throw new Error(`Customer account ${id} is gone.`);
  return found;
}

/** Locks an account until the transaction ends: the first lock of whatever books an entry. */
export async function lockCustomerAccount(tx: Database, id: number): Promise<AccountAtStudio> {
  await tx
    .select({ id: customerAccounts.id })
    .from(customerAccounts)
    .where(eq(customerAccounts.id, id))
    .for('no key update');
  return accountOfId(tx, id);
}

/** What an account owes: the sum of its entries, below zero when it has paid too much. */
export async function owedBy(db: Database, customerAccountId: number): Promise<number> {
  const [found] = await db
    .select({ cents: sql<number>`coalesce(sum(${accountEntries.amountCents}), 0)::int` })
    .from(accountEntries)
    .where(eq(accountEntries.customerAccountId, customerAccountId));
  return found?.cents ?? 0;
}

type Booked = { kind: EntryKind; name: string; amountCents: number; checkoutId: string };

/** Books an entry; due on the day of the studio on which it is booked. */
export async function bookEntry(
  tx: Database,
  { account, studio }: AccountAtStudio,
  entry: Booked,
  now: Date,
): Promise<void> {
  await tx.insert(accountEntries).values({
    ...entry,
    customerAccountId: account.id,
    dueDate: dayIn(studio.zoneId, now),
    bookedAt: now,
  });
}

/** The first letters alone; dots that do not tell how long a name is. */
export function maskedName({
  firstname,
  lastname,
}: Pick<CustomerAccount, 'firstname' | 'lastname'>): string {
  return [firstname, lastname].map(([first = '']) => `${first}•••`).join(' ');
}

/** Whether a link of a studio may be read under the tenant that a request names, if it names one. */
export function isOfTenant(
  { tenant }: Pick<StoredStudio, 'tenant'>,
  context: ContextHeaders,
): boolean {
  return (context['X-Tenant'] ?? tenant) === tenant;
}
