import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/tables.ts';

/** Accounts whose bookings can be polled by calendar apps, one address each. */
export const calendarSubscriptions = pgTable('calendar_subscriptions', {
  accountId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** SHA-256 of the secret in the address. */
  tokenHash: text().notNull().unique(),
  /** Name of the brand at which it was created, which is that of the calendar. */
  name: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
