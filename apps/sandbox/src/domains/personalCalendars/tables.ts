import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/tables.ts';

/** Calendars outside of the portal that tell when an account is busy, one each. */
export const personalCalendars = pgTable('personal_calendars', {
  accountId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Secret address; no hash, because the calendar is read again. */
  url: text().notNull(),
  /** Busy times from the day before it was read, by start; instants in UTC. */
  busyTimes: jsonb().$type<{ startDateTime: string; endDateTime: string }[]>().notNull(),
  /** Time when it was last read successfully. */
  readAt: timestamp({ withTimezone: true }).notNull(),
  /** Time when it was last tried to read. */
  triedAt: timestamp({ withTimezone: true }).notNull(),
});
