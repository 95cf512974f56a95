/** Customer accounts at a studio, and the entries that make up their balance. */
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ContextHeaders } from '../../platform/api.ts';
import { dayIn } from '../../platform/time.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { accountEntries, customerAccounts, type EntryKind } from './tables.ts';

export type CustomerAccount = typeof customerAccounts.$inferSelect;

/** An account with its studio. */
export type AccountAtStudio = { account: CustomerAccount; studio: StoredStudio };

/** @returns null if the studio has none for this member */
export async function findCustomerAccount(
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

/** Loads an account by id. @throws if it does not exist */
export async function loadCustomerAccount(db: Database, id: number): Promise<AccountAtStudio> {
  const [found] = await db
    .select({ account: customerAccounts, studio: studios })
    .from(customerAccounts)
    .innerJoin(studios, eq(studios.id, customerAccounts.studioId))
    .where(eq(customerAccounts.id, id));
  if (!found) throw new Error(`Customer account ${id} is gone.`);
  return found;
}

/** Locks an account until the transaction ends; the first lock of every booking of entries. */
export async function lockCustomerAccount(tx: Database, id: number): Promise<AccountAtStudio> {
  await tx
    .select({ id: customerAccounts.id })
    .from(customerAccounts)
    .where(eq(customerAccounts.id, id))
    .for('no key update');
  return loadCustomerAccount(tx, id);
}

/** Computes the balance owed: the sum of the entries, negative if overpaid. */
export async function computeOwedCents(db: Database, customerAccountId: number): Promise<number> {
  const [found] = await db
    .select({ cents: sql<number>`coalesce(sum(${accountEntries.amountCents}), 0)::int` })
    .from(accountEntries)
    .where(eq(accountEntries.customerAccountId, customerAccountId));
  return found?.cents ?? 0;
}

type NewEntry = Pick<typeof accountEntries.$inferInsert, 'name' | 'amountCents' | 'word'> & {
  kind: EntryKind;
  /** Null if no checkout paid it. */
  checkoutId: string | null;
  /** Defaults to the current day at the studio. */
  dueDate?: string;
};

/** Books an entry. */
export async function bookEntry(
  tx: Database,
  { account, studio }: AccountAtStudio,
  entry: NewEntry,
  now: Date,
): Promise<void> {
  await tx.insert(accountEntries).values({
    dueDate: dayIn(studio.zoneId, now),
    ...entry,
    customerAccountId: account.id,
    bookedAt: now,
  });
}

/** Returns initials followed by a fixed number of dots, which hides the length of the name. */
export function maskedName({
  firstname,
  lastname,
}: Pick<CustomerAccount, 'firstname' | 'lastname'>): string {
  return [firstname, lastname].map(([first = '']) => `${first}•••`).join(' ');
}

/** Returns whether a studio's link may be read under the tenant of the request, if it names one. */
export function isOfTenant(
  { tenant }: Pick<StoredStudio, 'tenant'>,
  context: ContextHeaders,
): boolean {
  return (context['X-Tenant'] ?? tenant) === tenant;
}
