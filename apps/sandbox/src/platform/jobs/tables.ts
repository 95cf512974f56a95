import { bigint, index, integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';

/**
 * Jobs run after the response, either because their duration would reveal whether an address has an account, or to keep
 * the request fast. They are stored with all their data, so a killed process loses none. Each domain defines its own.
 */
export type StoredJob = { kind: string; [data: string]: unknown };

/** Queued jobs; a row is deleted when its work is committed. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    job: jsonb().$type<StoredJob>().notNull(),
    /** Null: immediately. */
    dueAt: timestamp({ withTimezone: true }),
    tries: integer().notNull().default(0),
  },
  (table) => [index().on(table.dueAt)],
);
