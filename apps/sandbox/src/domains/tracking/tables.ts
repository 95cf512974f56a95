import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Schemas } from '../../server/api.ts';

/** What applications have reported for their statistics. */
export const trackingEvents = pgTable(
  'tracking_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    eventName: text().notNull(),
    /** As the application says; nobody has checked it. */
    userId: bigint({ mode: 'number' }),
    applicationName: text().$type<Schemas['TrackingEvent']['applicationName']>().notNull(),
    properties: jsonb().$type<Schemas['TrackingEventProperties']>().notNull(),
  },
  (table) => [index().on(table.receivedAt)],
);
