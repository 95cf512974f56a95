import { bigint, index, integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import type { Job } from './job.ts';

/** Queued jobs; a row is deleted when its work is committed. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    job: jsonb().$type<Job>().notNull(),
    /** Null: immediately. */
    dueAt: timestamp({ withTimezone: true }),
    tries: integer().notNull().default(0),
  },
  (table) => [index().on(table.dueAt)],
);
