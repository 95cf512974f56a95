/** Customer accounts: what members owe and have paid, their payment methods, and links to pay without a login. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Schemas } from '../../platform/api.ts';
import { customers } from '../accounts/tables.ts';
import { paymentInstruments } from '../payments/tables.ts';
import { studios } from '../studios/tables.ts';
import { checkoutId } from '../checkouts/tables.ts';
import { translatedText } from '../../platform/database/translatedText.ts';

const reference = () => bigint({ mode: 'number' });
const identity = () => reference().primaryKey().generatedByDefaultAsIdentity();
const instant = () => timestamp({ withTimezone: true });

/** Accounts of members at a studio. The balance is the sum of the entries and never stored. */
export const customerAccounts = pgTable(
  'customer_accounts',
  {
    id: identity(),
    studioId: reference()
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    /** Null: a member known to the chain by a link only. */
    customerId: reference().references(() => customers.id, { onDelete: 'cascade' }),
    firstname: text().notNull(),
    lastname: text().notNull(),
    /** Address for receipts; null: that of the portal account, if any. */
    email: text(),
    /** Payment method of the membership. */
    paymentMethod: text().$type<Schemas['PaymentMethod']>().notNull(),
    /** Instrument of the membership; null for methods without one. */
    instrumentId: reference().references(() => paymentInstruments.id, { onDelete: 'set null' }),
  },
  (table) => [unique('customer_accounts_of_customer').on(table.studioId, table.customerId)],
);

/**
 * CLAIM is owed, PAYMENT was paid, REVERSAL is owed again because the bank returned a payment or a voucher got back
 * what it paid.
 */
export type EntryKind = 'CLAIM' | 'PAYMENT' | 'REVERSAL';

/** Append-only. */
export const accountEntries = pgTable(
  'account_entries',
  {
    id: identity(),
    customerAccountId: reference()
      .notNull()
      .references(() => customerAccounts.id, { onDelete: 'cascade' }),
    kind: text().$type<EntryKind>().notNull(),
    /** Purpose, in the studio's words. */
    name: translatedText().notNull(),
    /** Set if the purpose is one of our own labels, which are shown in the user's language. */
    word: text().$type<'voucher'>(),
    /** Positive if owed, negative if paid. */
    amountCents: integer().notNull(),
    dueDate: date({ mode: 'string' }).notNull(),
    bookedAt: instant().notNull(),
    /** Checkout of a payment; kept when the checkout is deleted. */
    checkoutId: uuid(),
    /** True until the invoices of the member agree with it. */
    unbilled: boolean().notNull().default(true),
  },
  (table) => [
    index().on(table.customerAccountId),
    index('account_entries_to_bill')
      .on(table.customerAccountId)
      .where(sql`${table.unbilled}`),
    // Guarantees one payment and one reversal per checkout, independent of the code.
    unique('account_entries_of_checkout').on(table.checkoutId, table.kind),
  ],
);

const customerAccountId = () =>
  reference()
    .notNull()
    .references(() => customerAccounts.id, { onDelete: 'cascade' });

/** Payment requests sent as links. */
export const paymentRequests = pgTable(
  'payment_requests',
  {
    /** Secret of the link. */
    uuid: uuid().primaryKey(),
    customerAccountId: customerAccountId(),
    /** EXPIRED and PAID_MEANWHILE are derived from time and balance and never stored. */
    state: text().$type<'OPEN' | 'PAID' | 'CANCELED'>().notNull(),
    paidAt: instant(),
    tokenValidUntil: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.customerAccountId)],
);

export const paymentRequestPositions = pgTable(
  'payment_request_positions',
  {
    id: identity(),
    requestUuid: uuid()
      .notNull()
      .references(() => paymentRequests.uuid, { onDelete: 'cascade' }),
    name: text().notNull(),
    amountCents: integer().notNull(),
    dueDate: date({ mode: 'string' }).notNull(),
  },
  (table) => [index().on(table.requestUuid)],
);

/** Links to pay a balance. */
export const balanceLinks = pgTable(
  'balance_links',
  {
    /** Secret of the link. */
    token: text().primaryKey(),
    customerAccountId: customerAccountId(),
    usedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.customerAccountId)],
);

/** Links to replace the payment method of a membership. */
export const paymentMethodLinks = pgTable(
  'payment_method_links',
  {
    /** Secret of the link. */
    token: text().primaryKey(),
    customerAccountId: customerAccountId(),
    tokenValidUntil: instant().notNull(),
    usedAt: instant(),
    /** Latest checkout; not a foreign key, because the checkout refers to its link. */
    checkoutId: uuid(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.customerAccountId)],
);

/** Links to everything a member can do without a login. */
export const selfServiceLinks = pgTable(
  'self_service_links',
  {
    /** Secret of the link. */
    token: text().primaryKey(),
    customerAccountId: customerAccountId(),
    paymentMethodToken: text().references(() => paymentMethodLinks.token, { onDelete: 'set null' }),
    balanceToken: text().references(() => balanceLinks.token, { onDelete: 'set null' }),
    tokenValidUntil: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.customerAccountId)],
);

/** The balance owed at a studio. */
export const accountBalanceCheckouts = pgTable(
  'account_balance_checkouts',
  {
    checkoutId: checkoutId(),
    customerAccountId: reference()
      .notNull()
      .references(() => customerAccounts.id, { onDelete: 'cascade' }),
    /** Payment link; null if the member pays. */
    balanceToken: text().references(() => balanceLinks.token, { onDelete: 'set null' }),
  },
  (table) => [index().on(table.customerAccountId)],
);

/** A payment request sent as a link. */
export const paymentRequestCheckouts = pgTable(
  'payment_request_checkouts',
  {
    checkoutId: checkoutId(),
    requestUuid: uuid()
      .notNull()
      .references(() => paymentRequests.uuid, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.requestUuid)],
);

/** A card to be stored for a membership. */
export const paymentMethodCheckouts = pgTable(
  'payment_method_checkouts',
  {
    checkoutId: checkoutId(),
    token: text()
      .notNull()
      .references(() => paymentMethodLinks.token, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.token)],
);
