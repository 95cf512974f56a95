import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Schemas } from '../../platform/api.ts';
import { accounts } from '../accounts/tables.ts';
import { bookedByColumns } from '../family/bookedBy.ts';
import { paymentInstruments, vouchers } from '../payments/tables.ts';
import { studios } from '../studios/tables.ts';

/** EXPIRED is derived from the expiry of an open checkout and never stored. */
export type StoredCheckoutState = Exclude<Schemas['CheckoutState'], 'EXPIRED'>;

/** PAYMENT_REQUEST and PAYMENT_METHOD belong to the holder of a link and have calls of their own. */
export type CheckoutType = Schemas['Checkout']['type'] | 'PAYMENT_REQUEST' | 'PAYMENT_METHOD';

const reference = () => bigint({ mode: 'number' });

/** The core of a purchase: buyer, price, payment and state. Each subject stores its order in a table of its own. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid().primaryKey(),
    type: text().$type<CheckoutType>().notNull(),
    /** Seller. */
    studioId: reference()
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    /** Null for a checkout of an account. */
    publicToken: text().unique(),
    accountId: reference().references(() => accounts.id, { onDelete: 'cascade' }),
    ...bookedByColumns(),
    state: text().$type<StoredCheckoutState>().notNull(),
    /** Price at creation; later changes of the offer do not affect it. */
    priceCents: integer().notNull(),
    currency: text().notNull(),
    /** Voucher that pays first; it is spent when the checkout is finalized. */
    voucherId: reference().references(() => vouchers.id, { onDelete: 'set null' }),
    /** Part of the price that the voucher pays; the payment method pays the rest. */
    voucherCents: integer().notNull().default(0),
    /** Null if nothing is left to pay. */
    paymentMethod: text().$type<Schemas['OnlinePaymentMethod']>(),
    instrumentId: reference().references(() => paymentInstruments.id, { onDelete: 'set null' }),
    /** Null where the studio already knows the customer. */
    customerData: jsonb().$type<Schemas['CustomerData']>(),
    failureReason: text().$type<Schemas['DeclineReason']>(),
    /** Secret in the address of the confirmation page; null until confirmation is requested. */
    challengeReference: uuid().unique(),
    /** Path the payment provider returns the holder to. */
    returnPath: text(),
    /** When the holder's answer becomes known; null: immediately. */
    answersAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.accountId), index().on(table.bookedBy)],
);

/** Primary key of a table in which a subject keeps its order. */
export const checkoutId = () =>
  uuid()
    .primaryKey()
    .references(() => checkouts.id, { onDelete: 'cascade' });
