import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Requests with an Idempotency-Key and their results. */
export const idempotentRequests = pgTable(
  'idempotent_requests',
  {
    /** Hash of operation, account and key. */
    id: text().primaryKey(),
    /** Hash of the request data, to detect a key used for another request. */
    fingerprint: text().notNull(),
    /** Id of the created item. */
    result: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.createdAt)],
);
