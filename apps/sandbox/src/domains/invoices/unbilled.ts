/** Claims, sales and reversals that are not invoiced yet. */
import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { customers } from '../accounts/tables.ts';
import type { StoredCheckout } from '../checkouts/rules.ts';
import { type CheckoutType, checkouts } from '../checkouts/tables.ts';
import { accountEntries, customerAccounts } from '../customerAccounts/tables.ts';
import type { Payment } from '../payments/ledger.ts';
import { payments, voucherUses } from '../payments/tables.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { invoicePositions, invoices } from './tables.ts';

/** Checkout types that sell something; the others pay debts that were invoiced as claims. */
const sellingTypes: CheckoutType[] = [
  'COURSE_APPOINTMENT',
  'SINGLE_APPOINTMENT',
  'PRODUCT_VARIANT',
];

const creditNotes = alias(invoices, 'credit_notes');

const isOwed = and(
  eq(accountEntries.kind, sql`'CLAIM'`),
  ne(accountEntries.amountCents, 0),
  isNull(invoicePositions.id),
);

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

const selectClaims = (db: Database, where: SQL | undefined) =>
  db
    .select({ entry: accountEntries, customerId: customerAccounts.customerId, studio: studios })
    .from(accountEntries)
    .innerJoin(customerAccounts, eq(customerAccounts.id, accountEntries.customerAccountId))
    .innerJoin(studios, eq(studios.id, customerAccounts.studioId))
    .leftJoin(invoicePositions, eq(invoicePositions.entryId, accountEntries.id))
    .where(and(isOwed, where))
    .orderBy(asc(accountEntries.dueDate), asc(accountEntries.id));

const selectSales = (db: Database, where: SQL | undefined) =>
  db
    .select({
      checkout: checkouts,
      payment: payments,
      use: voucherUses,
      studio: studios,
      customerId: customers.id,
    })
    .from(checkouts)
    .leftJoin(payments, eq(payments.checkoutId, checkouts.id))
    .leftJoin(voucherUses, eq(voucherUses.checkoutId, checkouts.id))
    .innerJoin(studios, eq(studios.id, checkouts.studioId))
    .innerJoin(
      customers,
      and(eq(customers.accountId, checkouts.accountId), eq(customers.tenant, studios.tenant)),
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

/** Finds members with something to invoice. */
export async function findCustomersToBill(db: Database, limit: number): Promise<number[]> {
  const charged = await selectClaims(db, isNotNull(customerAccounts.customerId)).limit(limit);
  const sold = await selectSales(db, or(isSold, isReversed)).limit(limit);
  const ids = [...charged, ...sold].flatMap(({ customerId }) => customerId ?? []);
  return [...new Set(ids)];
}

export type Claim = { entry: typeof accountEntries.$inferSelect; studio: StoredStudio };

/** Loads a member's claims and credits, oldest first. */
export const loadUnbilledClaims = (db: Database, customerId: number): Promise<Claim[]> =>
  selectClaims(db, eq(customerAccounts.customerId, customerId));

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
