/** Customer account entries of a checkout: the payment, and its reversal when the bank returns it. */
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type AccountAtStudio, bookEntry } from './account.ts';
import { accountEntries } from './tables.ts';
import type { AccountNews } from './accountNews.ts';
import { toPaid } from '../payments/paid.ts';
import { isCaptured, findCheckoutPayment } from '../payments/ledger.ts';
import type { StoredCheckout } from '../checkouts/rules.ts';
import type { Subject } from '../checkouts/subject.ts';

/** @param name of the payment, in the studio's language */
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

/** Reverses the booked payment, so that the amount is owed again. @returns whether there was one */
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

type News = Parameters<NonNullable<Subject['notify']>>[2];

/**
 * Decides which notification a payment triggers: a receipt once the money has arrived, or a failure. Null: none yet.
 */
export async function findReceiptNews(
  tx: Database,
  checkoutId: string,
  news: News,
): Promise<Pick<AccountNews, 'occasion' | 'paid'> | null> {
  if (news === 'REVOKED' || news === 'RETURNED') return { occasion: 'declined', paid: null };
  const payment = await findCheckoutPayment(tx, checkoutId);
  // A direct debit may still be returned, so its receipt is sent once it has arrived.
  if (news === 'WAITS' || news === 'OWED' || payment === null || !isCaptured(payment)) return null;
  return { occasion: 'receipt', paid: await toPaid(tx, payment) };
}
