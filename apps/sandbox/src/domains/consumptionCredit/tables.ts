/** What members have to spend at a studio. The balance is the sum of the entries, nothing that is stored. */
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
import type { Schemas } from '../../server/api.ts';
import { customers } from '../accounts/tables.ts';
import { studios } from '../studios/tables.ts';

const reference = () => bigint({ mode: 'number' });

/** Entries are added and never changed. */
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
    /** In the words of the studio. */
    name: text().notNull(),
    /** What is added counts up, what is spent counts down. */
    amountCents: integer().notNull(),
    bookedAt: timestamp({ withTimezone: true }).notNull(),
    /** What it was bought with; it stays when the checkout is gone. */
    checkoutId: uuid(),
  },
  (table) => [
    index().on(table.customerId, table.studioId),
    // A checkout is credited once and taken back once, whatever the code above it does.
    unique('consumption_credit_of_checkout').on(table.checkoutId, table.type),
  ],
);
