import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Schemas } from '../../server/api.ts';
import { accounts } from '../accounts/tables.ts';
import { studios } from '../studios/tables.ts';

/**
 * How the sample bank treats an instrument: it pays, it is declined when it is charged, its holder is asked at each payment, what its
 * holder has said is known late or never, or a direct debit comes back.
 */
export type Behaviour =
  | 'PAYS'
  | 'DECLINED_AT_CHARGE'
  | 'ASKS_EACH_TIME'
  | 'ANSWERS_LATE'
  | 'NEVER_ANSWERS'
  | 'COMES_BACK';

/**
 * ASKING is stored before the bank is asked to hold the price, so that a hold whose answer nobody has heard is found again. CAPTURING
 * and GIVING_BACK are decided but not yet said to the bank: the decision is stored with what it belongs to, the bank is told
 * afterwards, again and again until it has answered (settling.ts). PENDING is a direct debit on its way; it becomes CHARGED, or
 * RETURNED.
 */
export type PaymentState =
  | 'ASKING'
  | 'AUTHORIZED'
  | 'CAPTURING'
  | 'PENDING'
  | 'CHARGED'
  | 'RETURNED'
  | 'GIVING_BACK'
  | 'VOIDED'
  | 'REFUNDED';

/** Never the whole number: brand, last four digits or the masked account, expiry and how the sample bank behaves. */
const kept = () => ({
  brand: text(),
  lastFour: text(),
  /** What identifies an account, masked; null for cards, of which the last digits say it. */
  masked: text(),
  expiryMonth: integer(),
  expiryYear: integer(),
  behaviour: text().$type<Behaviour>(),
  /** Of a direct debit: the mandate that its holder has given. */
  mandateReference: text(),
});

export const paymentInstruments = pgTable(
  'payment_instruments',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 8501 }),
    /** Null: usable in one checkout without an account. */
    accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'cascade' }),
    type: text().$type<Schemas['PaymentType']>().notNull(),
    ...kept(),
    preferred: boolean().notNull(),
    /** Whether the holder has confirmed it at the bank. */
    authenticated: boolean().notNull(),
    /** Whether a checkout has taken it; one without an account is good for one checkout. */
    used: boolean().notNull().default(false),
    /** Since when it is kept for history alone and pays no more. */
    archivedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.accountId),
    // An account has one preferred card, whatever the code above it does.
    uniqueIndex('payment_instruments_preferred')
      .on(table.accountId)
      .where(sql`${table.preferred}`),
  ],
);

export const tokenizations = pgTable(
  'tokenizations',
  {
    reference: uuid().primaryKey(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    studioId: bigint({ mode: 'number' })
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    type: text().$type<Schemas['PaymentType']>().notNull().default('CREDIT_CARD'),
    returnPath: text().notNull(),
    state: text().$type<Exclude<Schemas['TokenizationState']['state'], 'EXPIRED'>>().notNull(),
    declineReason: text().$type<Schemas['DeclineReason']>(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** When what the holder has said becomes known; null: at once. */
    answersAt: timestamp({ withTimezone: true }),
    ...kept(),
    paymentInstrumentId: bigint({ mode: 'number' }).references(() => paymentInstruments.id, {
      onDelete: 'set null',
    }),
  },
  // A reference is good for one mandate.
  (table) => [unique('tokenizations_mandate').on(table.mandateReference)],
);

/** What we know of the money: at most one payment for each checkout. */
export const payments = pgTable(
  'payments',
  {
    checkoutId: uuid().primaryKey(),
    state: text().$type<PaymentState>().notNull(),
    amountCents: integer().notNull(),
    currency: text().notNull(),
    instrumentId: bigint({ mode: 'number' }).references(() => paymentInstruments.id, {
      onDelete: 'set null',
    }),
    /** The bank's name for the money it holds; null while it has not answered. */
    authorizationId: uuid(),
    /** How often the bank was asked to hold it; with the checkout it is the key that makes asking safe to repeat. */
    attempt: integer().notNull(),
    /** When the bank was told to take it; null while it is only held. */
    takenAt: timestamp({ withTimezone: true }),
    /** How often in a row telling the bank has failed, and when it is told again; null: with the next round. */
    tries: integer().notNull().default(0),
    retryAt: timestamp({ withTimezone: true }),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  // What is left to be said to the bank, or held for nothing.
  (table) => [
    index()
      .on(table.updatedAt)
      .where(
        sql`${table.state} in ('ASKING', 'AUTHORIZED', 'CAPTURING', 'PENDING', 'GIVING_BACK')`,
      ),
  ],
);

/**
 * The books of the sample bank (gateway.ts), which a real one keeps elsewhere: no foreign keys, and never part of a transaction of
 * ours.
 */
export const bankAuthorizations = pgTable('bank_authorizations', {
  id: uuid().primaryKey(),
  /** Asked again under the same key, the bank answers what it answered first. */
  key: text().notNull().unique(),
  amountCents: integer().notNull(),
  currency: text().notNull(),
  expiryMonth: integer(),
  expiryYear: integer(),
  /** Whether it is collected from an account, and arrives days after it was taken. */
  isDebit: boolean().notNull().default(false),
  /** Whether the debtor's bank will send it back. */
  comesBack: boolean().notNull().default(false),
  /** Set when the bank has said no; then nothing is held. */
  declined: text().$type<Schemas['DeclineReason']>(),
  authorizedAt: timestamp({ withTimezone: true }).notNull(),
  capturedAt: timestamp({ withTimezone: true }),
  /** When a debit arrived, or came back. */
  settledAt: timestamp({ withTimezone: true }),
  /** Held money that was let go, or captured money that was paid back. */
  givenBackAt: timestamp({ withTimezone: true }),
});

/**
 * SEPA mandates: each row begins with the agreement that somebody reads, which names its reference, and is a mandate once it is given.
 * What was read is kept as it was, whatever the text says later.
 */
export const mandates = pgTable(
  'mandates',
  {
    reference: text().primaryKey(),
    studioId: bigint({ mode: 'number' })
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    agreement: jsonb().$type<Omit<Schemas['SepaAgreement'], 'mandateReference'>>().notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    /** Null: read and not given. */
    givenAt: timestamp({ withTimezone: true }),
    accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'cascade' }),
    /** Who owes. */
    debtorName: text(),
    /** As whoever gave it has named it; null where nobody was asked. */
    bic: text(),
    /** Null: not known when it was given. */
    debtorAddress: jsonb().$type<Schemas['DebtorAddress']>(),
    /** Null: none was asked for. */
    signature: jsonb().$type<Schemas['ContractSignature']>(),
  },
  // What was read and never given is forgotten by age.
  (table) => [
    index().on(table.accountId),
    index()
      .on(table.issuedAt)
      .where(sql`${table.givenAt} is null`),
  ],
);
