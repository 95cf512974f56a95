import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { WritingOperationId } from '../../generated/writing.ts';
import { accounts } from '../accounts/tables.ts';

/** What of a member's an entry is about. */
export type AuditedKind =
  | 'account'
  | 'additional-email'
  | 'booking'
  | 'checkin'
  | 'checkin-reservation'
  | 'contract'
  | 'customer'
  | 'customer-account'
  | 'customer-amendment'
  | 'idle-period'
  | 'compensation'
  | 'compensation-proposal'
  | 'loyalty-member'
  | 'loyalty-redemption'
  | 'module-contract'
  | 'passkey'
  | 'payment-instrument'
  | 'push-subscription'
  | 'recruitment-redemption'
  | 'studio-connect';

/** What changed by whom: which fields, never what stands in them. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null: somebody without an account, or one whose account is deleted. */
    accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'set null' }),
    /** As the request named it; null when it named none. */
    tenant: text(),
    operationId: text().$type<WritingOperationId>().notNull(),
    kind: text().$type<AuditedKind>().notNull(),
    /** Null: an account that is deleted. */
    thingId: text(),
    /** Names of the fields that changed; empty when the thing itself came or went. */
    fields: text().array().notNull(),
  },
  (table) => [index().on(table.accountId), index().on(table.kind, table.thingId)],
);
