import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
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
import type { Schemas } from '../../platform/api.ts';
import { accounts } from '../accounts/tables.ts';
import { studios } from '../studios/tables.ts';
import type { Behaviour } from '../../platform/bank/tables.ts';

/**
 * HOLD_REQUESTED is stored before a hold is requested, so that a hold whose response was lost can be found. In CAPTURING and
 * REVERSING the decision is stored together with its cause, and the bank is called afterwards until it responds
 * (settling.ts). PENDING is a direct debit in progress; it becomes CHARGED or RETURNED.
 */
export type PaymentState =
  | 'HOLD_REQUESTED'
  | 'AUTHORIZED'
  | 'CAPTURING'
  | 'PENDING'
  | 'CHARGED'
  | 'RETURNED'
  | 'REVERSING'
  | 'VOIDED'
  | 'REFUNDED';

/**
 * Columns of a stored instrument: never the full number, only brand, last four digits or masked account, expiry and
 * behaviour.
 */
const instrumentColumns = () => ({
  brand: text(),
  lastFour: text(),
  /** Masked account identifier; null for cards, which are identified by their last digits. */
  masked: text(),
  expiryMonth: integer(),
  expiryYear: integer(),
  behaviour: text().$type<Behaviour>(),
  /** Mandate of a direct debit. */
  mandateReference: text(),
});

export const paymentInstruments = pgTable(
  'payment_instruments',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 8501 }),
    /** Null: usable in one checkout without an account. */
    accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'cascade' }),
    type: text().$type<Schemas['PaymentType']>().notNull(),
    ...instrumentColumns(),
    preferred: boolean().notNull(),
    /** True if the holder has confirmed it at the bank. */
    authenticated: boolean().notNull(),
    /** True if a checkout has claimed it; a guest instrument is valid for one checkout. */
    used: boolean().notNull().default(false),
    /** Time of archiving; archived instruments are kept for history only and cannot pay. */
    archivedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.accountId),
    // Guarantees a single preferred instrument per account, independent of the code.
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
    /** When the holder's answer becomes known; null: immediately. */
    answersAt: timestamp({ withTimezone: true }),
    /** False if only one checkout may use the instrument. */
    keep: boolean().notNull().default(true),
    ...instrumentColumns(),
    paymentInstrumentId: bigint({ mode: 'number' }).references(() => paymentInstruments.id, {
      onDelete: 'set null',
    }),
  },
  // A reference is valid for one mandate.
  (table) => [unique('tokenizations_mandate').on(table.mandateReference)],
);

/** Our record of the money: at most one payment per checkout. */
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
    /** The bank's id of the hold; null until it has responded. */
    authorizationId: uuid(),
    /** Number of hold requests; together with the checkout id it forms the idempotency key. */
    attempt: integer().notNull(),
    /** Time of the capture; null while the amount is only held. */
    capturedAt: timestamp({ withTimezone: true }),
    /** Consecutive failed calls to the bank, and the time of the next try; null: next round. */
    tries: integer().notNull().default(0),
    retryAt: timestamp({ withTimezone: true }),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    /** True after each change of the state, until the invoices of the buyer agree with it. */
    unbilled: boolean().notNull().default(true),
  },
  (table) => [
    index('payments_to_bill')
      .on(table.checkoutId)
      .where(sql`${table.unbilled}`),
    // Finds pending calls to the bank and abandoned holds.
    index()
      .on(table.updatedAt)
      .where(
        sql`${table.state} in ('HOLD_REQUESTED', 'AUTHORIZED', 'CAPTURING', 'PENDING', 'REVERSING')`,
      ),
  ],
);
/**
 * SEPA mandates. A row starts as an agreement shown under its reference and becomes a mandate when signed. Stores the
 * text as shown, regardless of later changes.
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
    /** Null: shown but not signed. */
    givenAt: timestamp({ withTimezone: true }),
    accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'cascade' }),
    /** Name of the account holder. */
    debtorName: text(),
    /** As entered by the signer; null if not asked for. */
    bic: text(),
    /** Null: unknown when signed. */
    debtorAddress: jsonb().$type<Schemas['DebtorAddress']>(),
    /** Null: none was required. */
    signature: jsonb().$type<Schemas['ContractSignature']>(),
  },
  // Unsigned agreements are deleted by age.
  (table) => [
    index().on(table.accountId),
    index()
      .on(table.issuedAt)
      .where(sql`${table.givenAt} is null`),
  ],
);

/** Purchased vouchers, each with a code of its own. What is left is the amount less the uses, and never stored. */
export const vouchers = pgTable(
  'vouchers',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** Secret: knowing it is enough to spend it. */
    code: text().notNull().unique(),
    /** Not a foreign key, because purchases are a domain above this one. */
    purchaseUuid: uuid().notNull(),
    /** Chain whose studios take it. */
    tenant: text().notNull(),
    currency: text().notNull(),
    /** Value when bought. */
    amountCents: integer().notNull(),
    validUntil: date({ mode: 'string' }),
    /** Time at which its purchase was revoked. */
    revokedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.purchaseUuid)],
);

/** What was spent of vouchers. Rows stay when the checkout is deleted, so that the voucher is not worth more again. */
export const voucherUses = pgTable(
  'voucher_uses',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    voucherId: bigint({ mode: 'number' })
      .notNull()
      .references(() => vouchers.id, { onDelete: 'cascade' }),
    amountCents: integer().notNull(),
    /** Unique, so that one order spends it once, independent of the code. */
    checkoutId: uuid().unique(),
    /** Contract that was signed with it. */
    contractUuid: uuid().unique(),
    usedAt: timestamp({ withTimezone: true }).notNull(),
    /** Time at which the amount went back to the voucher. */
    returnedAt: timestamp({ withTimezone: true }),
    /** True after a use and after its return, until the invoices of the buyer agree with it. */
    unbilled: boolean().notNull().default(true),
  },
  (table) => [
    index().on(table.voucherId),
    index('voucher_uses_to_bill')
      .on(table.checkoutId)
      .where(sql`${table.unbilled}`),
  ],
);
