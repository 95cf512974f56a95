import { doublePrecision, index, pgTable, text, timestamp, integer } from 'drizzle-orm/pg-core';

/** Remaining units per network; keys are hashes. */
export const rates = pgTable(
  'rates',
  {
    key: text().primaryKey(),
    /** Units left at `updatedAt`; they refill over time. */
    left: doublePrecision().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.updatedAt)],
);

/** Networks from which accounts have logged in; keys are hashes of both. */
export const knownNetworks = pgTable(
  'known_networks',
  { key: text().primaryKey(), lastAt: timestamp({ withTimezone: true }).notNull() },
  (table) => [index().on(table.lastAt)],
);

/** Counters of attempts per subject and network; keys are hashes. */
export const attempts = pgTable('attempts', {
  key: text().primaryKey(),
  count: integer().notNull(),
  lastAt: timestamp({ withTimezone: true }).notNull(),
  blockedUntil: timestamp({ withTimezone: true }),
});
