import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Schemas } from '../../server/api.ts';
import { studios } from '../studios/tables.ts';

/** What a studio sells, in the form in which it is bought: a size, a flavour, a number of pieces. */
export const productVariants = pgTable(
  'product_variants',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 70_001 }),
    studioId: bigint({ mode: 'number' })
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** In the minor unit of the studio's currency. */
    priceCents: integer().notNull(),
    paymentMethods: text().array().$type<Schemas['OnlinePaymentMethod'][]>().notNull(),
    /** How many are left; null: as many as anybody wants. */
    stock: integer(),
  },
  (table) => [index().on(table.studioId)],
);
