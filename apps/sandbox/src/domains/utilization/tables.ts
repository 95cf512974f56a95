import { bigint, boolean, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { studios } from '../studios/tables.ts';

const studio = () =>
  bigint({ mode: 'number' }).references(() => studios.id, { onDelete: 'cascade' });

/** How a studio shows its utilization; without a row it shows none. */
export const utilizationSettings = pgTable('utilization_settings', {
  studioId: studio().primaryKey(),
  /** True if utilization is public. */
  revealed: boolean().notNull(),
  /** Maximum number of people. */
  capacity: integer().notNull(),
  /** Thresholds of the indicator in percent of the capacity. */
  low: integer().notNull(),
  medium: integer().notNull(),
  high: integer().notNull(),
});

/** Hourly visitor counts of the studio's entrance. */
export const visitorCounts = pgTable(
  'visitor_counts',
  {
    studioId: studio().notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    visitors: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studioId, table.startsAt] })],
);
