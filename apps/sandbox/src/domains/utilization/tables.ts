import { bigint, boolean, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { studios } from '../studios/tables.ts';

const studio = () =>
  bigint({ mode: 'number' }).references(() => studios.id, { onDelete: 'cascade' });

/** How a studio shows how busy it is; one without a row shows nothing. */
export const utilizationSettings = pgTable('utilization_settings', {
  studioId: studio().primaryKey(),
  /** Whether readers are told at all. */
  revealed: boolean().notNull(),
  /** How many people there is room for. */
  capacity: integer().notNull(),
  /** Limits of the indicator, in percent of the capacity. */
  low: integer().notNull(),
  medium: integer().notNull(),
  high: integer().notNull(),
});

/** People who were in a studio in an hour, as its entrance has counted them. */
export const visitorCounts = pgTable(
  'visitor_counts',
  {
    studioId: studio().notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    visitors: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studioId, table.startsAt] })],
);
