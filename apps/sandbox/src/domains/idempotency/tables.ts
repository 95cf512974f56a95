import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Requests that were sent with an Idempotency-Key, and what came of them. */
export const idempotentRequests = pgTable(
  'idempotent_requests',
  {
    /** Hash of the operation, whoever asked, and their key. */
    id: text().primaryKey(),
    /** Hash of what was asked for, so that a key cannot be used for something else. */
    fingerprint: text().notNull(),
    /** Id of what was made. */
    result: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.createdAt)],
);
