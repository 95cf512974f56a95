import { doublePrecision, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How much each network may still do; keys are hashes. */
export const rates = pgTable(
  'rates',
  {
    key: text().primaryKey(),
    /** What was left at `updatedAt`; it grows back with time. */
    left: doublePrecision().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.updatedAt)],
);

/** Networks from which somebody has logged in to an account; keys are hashes of both. */
export const knownNetworks = pgTable(
  'known_networks',
  { key: text().primaryKey(), lastAt: timestamp({ withTimezone: true }).notNull() },
  (table) => [index().on(table.lastAt)],
);
