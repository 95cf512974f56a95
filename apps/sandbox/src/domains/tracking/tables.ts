import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Schemas } from '../../platform/api.ts';

/** Statistics reported by applications. */
export const trackingEvents = pgTable(
  'tracking_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    eventName: text().notNull(),
    /** Reported by the application, unverified. */
    userId: bigint({ mode: 'number' }),
    applicationName: text().$type<Schemas['TrackingEvent']['applicationName']>().notNull(),
    properties: jsonb().$type<Schemas['TrackingEventProperties']>().notNull(),
  },
  (table) => [index().on(table.receivedAt)],
);
