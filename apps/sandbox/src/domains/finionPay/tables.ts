import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { checkouts } from '../checkouts/tables.ts';

/** What the pay-later service was asked for: to pay a checkout, and to be paid by its holder later. */
export const payLaterRequests = pgTable(
  'pay_later_requests',
  {
    id: uuid().primaryKey(),
    checkoutId: uuid()
      .notNull()
      .references(() => checkouts.id, { onDelete: 'cascade' }),
    /** EXPIRED is never stored: it is what one is after tokenValidUntil. */
    state: text().$type<'OPEN' | 'AGREED' | 'REFUSED'>().notNull(),
    /** Where the service sends the holder back to. */
    returnPath: text().notNull(),
    tokenValidUntil: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.checkoutId)],
);
