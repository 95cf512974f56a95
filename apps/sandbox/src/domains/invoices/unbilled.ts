/** Claims, sales and reversals that are not invoiced yet. */
import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { customers } from '../accounts/tables.ts';
import { checkoutsOfAccount, type StoredCheckout } from '../checkouts/rules.ts';
import { type CheckoutType, checkouts } from '../checkouts/tables.ts';
import { accountEntries, customerAccounts } from '../customerAccounts/tables.ts';
import type { Payment } from '../payments/ledger.ts';
import { payments, voucherUses } from '../payments/tables.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { invoices } from './tables.ts';

/** Checkout types that sell something; the others pay debts that were invoiced as claims. */
const sellingTypes: CheckoutType[] = [
  'COURSE_APPOINTMENT',
  'SINGLE_APPOINTMENT',
  'PRODUCT_VARIANT',
];

const creditNotes = alias(invoices, 'credit_notes');

const isSold = and(
  inArray(checkouts.type, sellingTypes),
  // A voucher may have paid all of it, without the bank.
  or(isNotNull(payments.capturedAt), and(isNull(payments.checkoutId), isNotNull(voucherUses.id))),
  gt(checkouts.priceCents, 0),
  isNull(invoices.id),
);

/** A debit returned after the purchase was used stays owed and gets no credit note. */
const isReversed = and(
  isNotNull(invoices.id),
  isNull(creditNotes.id),
  or(
    inArray(payments.state, ['REVERSING', 'REFUNDED']),
    and(eq(payments.state, sql`'RETURNED'`), eq(checkouts.state, sql`'FAILED'`)),
    and(isNull(payments.checkoutId), isNotNull(voucherUses.returnedAt)),
  ),
);

const selectSales = (db: Database, where: SQL | undefined) =>
  db
    .select({
      checkout: checkouts,
      payment: payments,
      use: voucherUses,
      studio: studios,
    })
    .from(checkouts)
    .leftJoin(payments, eq(payments.checkoutId, checkouts.id))
    .leftJoin(voucherUses, eq(voucherUses.checkoutId, checkouts.id))
    .innerJoin(studios, eq(studios.id, checkouts.studioId))
    .innerJoin(
      customers,
      and(checkoutsOfAccount(customers.accountId), eq(customers.tenant, studios.tenant)),
    )
    .leftJoin(
      invoices,
      and(eq(invoices.checkoutId, checkouts.id), eq(invoices.type, sql`'INVOICE'`)),
    )
    .leftJoin(
      creditNotes,
      and(eq(creditNotes.checkoutId, checkouts.id), eq(creditNotes.type, sql`'CREDIT_NOTE'`)),
    )
    .where(where)
    .orderBy(asc(payments.capturedAt), asc(checkouts.id));

/** Finds members with new entries of their account, and those whose earlier purchases are to be checked. */
export async function findCustomersToBill(db: Database, limit: number): Promise<number[]> {
  const charged = await db
    .select({ id: customerAccounts.customerId })
    .from(accountEntries)
    .innerJoin(customerAccounts, eq(customerAccounts.id, accountEntries.customerAccountId))
    .where(and(sql`${accountEntries.unbilled}`, isNotNull(customerAccounts.customerId)))
    .limit(limit);
  const joined = await db
    .select({ id: customers.id })
    .from(customers)
    .where(sql`${customers.unbilled}`)
    .limit(limit);
  return [...new Set([...charged, ...joined].flatMap(({ id }) => id ?? []))];
}

/** Finds checkouts whose payment has changed since the invoices of the buyer were brought up to date. */
export async function findChangedCheckouts(db: Database, limit: number): Promise<string[]> {
  const paid = await db
    .select({ id: payments.checkoutId })
    .from(payments)
    .where(sql`${payments.unbilled}`)
    .limit(limit);
  const spent = await db
    .select({ id: voucherUses.checkoutId })
    .from(voucherUses)
    .where(and(sql`${voucherUses.unbilled}`, isNotNull(voucherUses.checkoutId)))
    .limit(limit);
  return [...new Set([...paid, ...spent].flatMap(({ id }) => id ?? []))];
}

/**
 * Marks a checkout's payment as billed, and locks it, so that a later change marks it again.
 * @returns the buyer to bill; null for one without an account, and for a checkout that was deleted
 */
export async function takeBuyer(tx: Database, checkoutId: string): Promise<number | null> {
  await tx.update(payments).set({ unbilled: false }).where(eq(payments.checkoutId, checkoutId));
  await tx
    .update(voucherUses)
    .set({ unbilled: false })
    .where(eq(voucherUses.checkoutId, checkoutId));
  const [buyer] = await tx
    .select({ id: customers.id })
    .from(checkouts)
    .innerJoin(studios, eq(studios.id, checkouts.studioId))
    .innerJoin(
      customers,
      and(checkoutsOfAccount(customers.accountId), eq(customers.tenant, studios.tenant)),
    )
    .where(eq(checkouts.id, checkoutId));
  return buyer?.id ?? null;
}

export type Claim = { entry: typeof accountEntries.$inferSelect; studio: StoredStudio };

/** Marks a member's account entries as billed, and returns the claims and credits among them, oldest first. */
export async function takeClaims(tx: Database, customerId: number): Promise<Claim[]> {
  const ofMember = tx
    .select({ id: customerAccounts.id })
    .from(customerAccounts)
    .where(eq(customerAccounts.customerId, customerId));
  const taken = await tx
    .update(accountEntries)
    .set({ unbilled: false })
    .where(
      and(inArray(accountEntries.customerAccountId, ofMember), sql`${accountEntries.unbilled}`),
    )
    .returning({ id: accountEntries.id });
  const ids = taken.map(({ id }) => id);
  if (ids.length === 0) return [];
  return tx
    .select({ entry: accountEntries, studio: studios })
    .from(accountEntries)
    .innerJoin(customerAccounts, eq(customerAccounts.id, accountEntries.customerAccountId))
    .innerJoin(studios, eq(studios.id, customerAccounts.studioId))
    .where(
      and(
        inArray(accountEntries.id, ids),
        eq(accountEntries.kind, 'CLAIM'),
        ne(accountEntries.amountCents, 0),
      ),
    )
    .orderBy(asc(accountEntries.dueDate), asc(accountEntries.id));
}

/** A purchase, and what paid it: the bank, a voucher or both. */
export type Sale = {
  checkout: StoredCheckout;
  payment: Payment | null;
  use: typeof voucherUses.$inferSelect | null;
  studio: StoredStudio;
};

/** Loads a member's purchases. */
export const loadUnbilledSales = (db: Database, customerId: number): Promise<Sale[]> =>
  selectSales(db, and(isSold, eq(customers.id, customerId)));

/** Loads a member's reversed purchases. */
export const loadUnbilledReturns = (db: Database, customerId: number): Promise<Sale[]> =>
  selectSales(db, and(isReversed, eq(customers.id, customerId)));
