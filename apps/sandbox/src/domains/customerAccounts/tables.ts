/** What members owe a studio and have paid, how they pay it, and the links by which they do so without logging in. */
import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Schemas } from '../../server/api.ts';
import { customers } from '../accounts/tables.ts';
import { paymentInstruments } from '../payments/tables.ts';
import { studios } from '../studios/tables.ts';

const reference = () => bigint({ mode: 'number' });
const identity = () => reference().primaryKey().generatedByDefaultAsIdentity();
const instant = () => timestamp({ withTimezone: true });

/** The account of a member in the books of a studio. What it owes is the sum of its entries, nothing that is stored. */
export const customerAccounts = pgTable(
  'customer_accounts',
  {
    id: identity(),
    studioId: reference()
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    /** Null: a member whom the chain knows by a link alone. */
    customerId: reference().references(() => customers.id, { onDelete: 'cascade' }),
    firstname: text().notNull(),
    lastname: text().notNull(),
    /** Where receipts go; null: to the address of the account in the portal, if there is one. */
    email: text(),
    /** How the membership is paid. */
    paymentMethod: text().$type<Schemas['PaymentMethod']>().notNull(),
    /** What is kept for that; null for those ways that keep nothing. */
    instrumentId: reference().references(() => paymentInstruments.id, { onDelete: 'set null' }),
  },
  (table) => [unique('customer_accounts_of_customer').on(table.studioId, table.customerId)],
);

/** CLAIM is owed, PAYMENT was paid, REVERSAL is owed again since the bank has sent a payment back. */
export type EntryKind = 'CLAIM' | 'PAYMENT' | 'REVERSAL';

/** Entries are added and never changed. */
export const accountEntries = pgTable(
  'account_entries',
  {
    id: identity(),
    customerAccountId: reference()
      .notNull()
      .references(() => customerAccounts.id, { onDelete: 'cascade' }),
    kind: text().$type<EntryKind>().notNull(),
    /** What it is for, in the words of the studio. */
    name: text().notNull(),
    /** What is owed counts up, what is paid counts down. */
    amountCents: integer().notNull(),
    dueDate: date({ mode: 'string' }).notNull(),
    bookedAt: instant().notNull(),
    /** What was paid with; it stays when the checkout is gone. */
    checkoutId: uuid(),
  },
  (table) => [
    index().on(table.customerAccountId),
    // A checkout is booked once and taken back once, whatever the code above it does.
    unique('account_entries_of_checkout').on(table.checkoutId, table.kind),
  ],
);

const customerAccountId = () =>
  reference()
    .notNull()
    .references(() => customerAccounts.id, { onDelete: 'cascade' });

/** What a studio asks a member to pay by a link. */
export const paymentRequests = pgTable(
  'payment_requests',
  {
    /** The secret of the link. */
    uuid: uuid().primaryKey(),
    customerAccountId: customerAccountId(),
    /** EXPIRED and PAID_MEANWHILE are never stored: they follow from the time and from the account. */
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

/** Links that name what an account owes. */
export const balanceLinks = pgTable(
  'balance_links',
  {
    /** The secret of the link. */
    token: text().primaryKey(),
    customerAccountId: customerAccountId(),
    usedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.customerAccountId)],
);

/** Links by which a member replaces how the membership is paid. */
export const paymentMethodLinks = pgTable(
  'payment_method_links',
  {
    /** The secret of the link. */
    token: text().primaryKey(),
    customerAccountId: customerAccountId(),
    tokenValidUntil: instant().notNull(),
    usedAt: instant(),
    /** What was begun last; it stands in no foreign key, since a checkout refers to its link. */
    checkoutId: uuid(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.customerAccountId)],
);

/** Links to all that a member may do without logging in. */
export const selfServiceLinks = pgTable(
  'self_service_links',
  {
    /** The secret of the link. */
    token: text().primaryKey(),
    customerAccountId: customerAccountId(),
    paymentMethodToken: text().references(() => paymentMethodLinks.token, { onDelete: 'set null' }),
    balanceToken: text().references(() => balanceLinks.token, { onDelete: 'set null' }),
    tokenValidUntil: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.customerAccountId)],
);
