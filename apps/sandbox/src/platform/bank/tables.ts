import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Schemas } from '../schemas.ts';

/**
 * How the simulated bank treats an instrument: it pays, declines the charge, requires confirmation for each payment,
 * reports the confirmation late or never, or returns the direct debit.
 */
export type Behaviour =
  | 'PAYS'
  | 'DECLINED_AT_CHARGE'
  | 'CHALLENGES_EACH_TIME'
  | 'CONFIRMS_LATE'
  | 'NEVER_CONFIRMS'
  | 'RETURNED_LATER';

/**
 * Records of the simulated bank (gateway.ts). A real bank would keep them elsewhere, hence no foreign keys and no
 * shared transactions.
 */
export const bankAuthorizations = pgTable('bank_authorizations', {
  id: uuid().primaryKey(),
  /** Idempotency key: a repeated request returns the first result. */
  key: text().notNull().unique(),
  amountCents: integer().notNull(),
  currency: text().notNull(),
  expiryMonth: integer(),
  expiryYear: integer(),
  /** True if it is a direct debit, which arrives days after the capture. */
  isDebit: boolean().notNull().default(false),
  /** True if the debtor's bank will return it. */
  willReturn: boolean().notNull().default(false),
  /** Decline reason; if set, nothing is held. */
  declined: text().$type<Schemas['DeclineReason']>(),
  authorizedAt: timestamp({ withTimezone: true }).notNull(),
  capturedAt: timestamp({ withTimezone: true }),
  /** When a debit arrived or was returned. */
  settledAt: timestamp({ withTimezone: true }),
  /** When the hold was released or the captured amount refunded. */
  reversedAt: timestamp({ withTimezone: true }),
});
