import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { checkouts } from '../checkouts/tables.ts';

/** Requests to the pay-later service: it pays a checkout and is paid by the customer later. */
export const payLaterRequests = pgTable(
  'pay_later_requests',
  {
    id: uuid().primaryKey(),
    checkoutId: uuid()
      .notNull()
      .references(() => checkouts.id, { onDelete: 'cascade' }),
    /** EXPIRED is derived from tokenValidUntil and never stored. */
    state: text().$type<'OPEN' | 'AGREED' | 'REFUSED'>().notNull(),
    /** Path the service returns the customer to. */
    returnPath: text().notNull(),
    tokenValidUntil: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.checkoutId)],
);
