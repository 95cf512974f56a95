import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { WritingOperationId } from '../../generated/writing.ts';
import { accounts } from '../accounts/tables.ts';

/** Kinds of audited member data. */
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

/** Audit log: who changed which fields, never their values. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null: no account, or it was deleted. */
    accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'set null' }),
    /** Tenant of the request; null without one. */
    tenant: text(),
    operationId: text().$type<WritingOperationId>().notNull(),
    kind: text().$type<AuditedKind>().notNull(),
    /** Null: a deleted account. */
    thingId: text(),
    /** Names of the changed fields; empty when the item itself was created or deleted. */
    fields: text().array().notNull(),
  },
  (table) => [index().on(table.accountId), index().on(table.kind, table.thingId)],
);
