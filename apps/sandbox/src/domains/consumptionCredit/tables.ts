/** Consumption credit of members at a studio. The balance is the sum of the entries and never stored. */
import {
  bigint,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Schemas } from '../../platform/api.ts';
import { customers } from '../accounts/tables.ts';
import { studios } from '../studios/tables.ts';

const reference = () => bigint({ mode: 'number' });

/** Append-only. */
export const consumptionCreditEntries = pgTable(
  'consumption_credit_entries',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity(),
    customerId: reference()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    studioId: reference()
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    type: text().$type<Schemas['CreditEntryType']>().notNull(),
    /** In the studio's words. */
    name: text().notNull(),
    /** Positive for recharges, negative for consumption. */
    amountCents: integer().notNull(),
    bookedAt: timestamp({ withTimezone: true }).notNull(),
    /** Checkout of a recharge; kept when the checkout is deleted. */
    checkoutId: uuid(),
  },
  (table) => [
    index().on(table.customerId, table.studioId),
    // Guarantees one recharge and one reversal per checkout, independent of the code.
    unique('consumption_credit_of_checkout').on(table.checkoutId, table.type),
  ],
);
