import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Schemas } from '../../server/api.ts';
import { accounts } from '../accounts/tables.ts';
import { studios } from '../studios/tables.ts';

/**
 * How the sample bank treats a card: it pays, it is declined when it is charged, or its holder is asked
 * at each payment.
 */
export type CardBehaviour = 'PAYS' | 'DECLINED_AT_CHARGE' | 'ASKS_EACH_TIME';

export type PaymentState = 'AUTHORIZED' | 'CHARGED' | 'VOIDED' | 'REFUNDED';

/** Never the whole number: brand, last four digits, expiry and how the sample bank behaves. */
const card = () => ({
  brand: text(),
  lastFour: text(),
  expiryMonth: integer(),
  expiryYear: integer(),
  behaviour: text().$type<CardBehaviour>(),
});

export const paymentInstruments = pgTable(
  'payment_instruments',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 8501 }),
    /** Null: usable in one checkout without an account. */
    accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'cascade' }),
    type: text().$type<Schemas['PaymentType']>().notNull(),
    ...card(),
    preferred: boolean().notNull(),
    /** Whether the holder has confirmed it at the bank. */
    authenticated: boolean().notNull(),
    /** Whether a checkout has taken it; one without an account is good for one checkout. */
    used: boolean().notNull().default(false),
  },
  (table) => [
    index().on(table.accountId),
    // An account has one preferred card, whatever the code above it does.
    uniqueIndex('payment_instruments_preferred')
      .on(table.accountId)
      .where(sql`${table.preferred}`),
  ],
);

export const tokenizations = pgTable('tokenizations', {
  reference: uuid().primaryKey(),
  accountId: bigint({ mode: 'number' })
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  studioId: bigint({ mode: 'number' })
    .notNull()
    .references(() => studios.id, { onDelete: 'cascade' }),
  returnPath: text().notNull(),
  state: text().$type<Exclude<Schemas['TokenizationState']['state'], 'EXPIRED'>>().notNull(),
  declineReason: text().$type<Schemas['DeclineReason']>(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  ...card(),
  paymentInstrumentId: bigint({ mode: 'number' }).references(() => paymentInstruments.id, {
    onDelete: 'set null',
  }),
});

/** What happened at the payment provider: at most one payment for each checkout. */
export const payments = pgTable('payments', {
  checkoutId: uuid().primaryKey(),
  state: text().$type<PaymentState>().notNull(),
  amountCents: integer().notNull(),
  currency: text().notNull(),
  instrumentId: bigint({ mode: 'number' }).references(() => paymentInstruments.id, {
    onDelete: 'set null',
  }),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
