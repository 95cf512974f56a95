/** What a checkout does to the account of a member: a payment, and its end when the bank takes it back. */
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { type AccountAtStudio, bookEntry } from '../customerAccounts/account.ts';
import { accountEntries } from '../customerAccounts/tables.ts';
import type { AccountNews } from '../mail/accountNews.ts';
import { paidBy } from '../mail/promised.ts';
import { isTaken, paymentOfCheckout } from '../payments/ledger.ts';
import type { StoredCheckout } from './rules.ts';
import type { Subject } from './subject.ts';

/** @param name what was paid, in the words of the studio */
export function bookPayment(
  tx: Database,
  at: AccountAtStudio,
  { id, priceCents }: StoredCheckout,
  name: string,
  now: Date,
): Promise<void> {
  const amountCents = -priceCents;
  return bookEntry(tx, at, { kind: 'PAYMENT', name, amountCents, checkoutId: id }, now);
}

/** Owes again what was booked as paid. @returns whether anything was */
export async function bookReversal(
  tx: Database,
  at: AccountAtStudio,
  checkoutId: string,
  now: Date,
): Promise<boolean> {
  const [paid] = await tx
    .select()
    .from(accountEntries)
    .where(
      and(
        eq(accountEntries.checkoutId, checkoutId),
        eq(accountEntries.kind, sql`'PAYMENT'`),
        eq(accountEntries.customerAccountId, at.account.id),
      ),
    );
  if (!paid) return false;
  const { name, amountCents } = paid;
  await bookEntry(tx, at, { kind: 'REVERSAL', name, amountCents: -amountCents, checkoutId }, now);
  return true;
}

type News = Parameters<NonNullable<Subject['tell']>>[2];

/** What there is to be told of a payment: a receipt once the money is there, or that it is not. Null: nothing yet. */
export async function receiptOf(
  tx: Database,
  checkoutId: string,
  news: News,
): Promise<Pick<AccountNews, 'occasion' | 'paid'> | null> {
  if (news === 'REVOKED' || news === 'RETURNED') return { occasion: 'declined', paid: null };
  const payment = await paymentOfCheckout(tx, checkoutId);
  // A direct debit may still come back; its receipt comes once it has arrived.
  if (news === 'WAITS' || news === 'OWED' || payment === null || !isTaken(payment)) return null;
  return { occasion: 'receipt', paid: await paidBy(tx, payment) };
}
