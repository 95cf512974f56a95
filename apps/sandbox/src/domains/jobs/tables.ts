import { bigint, index, integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import type { Job } from './job.ts';

/** What has been promised and is not done yet; a row is gone once its work is stored. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    job: jsonb().$type<Job>().notNull(),
    /** Null: at once. */
    dueAt: timestamp({ withTimezone: true }),
    tries: integer().notNull().default(0),
  },
  (table) => [index().on(table.dueAt)],
);
