import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Schemas } from '../../server/api.ts';
import { customers } from '../accounts/tables.ts';

const customerId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' });

/** Who may act for whom, as the studio has it in its books; no call writes here. */
export const familyLinks = pgTable(
  'family_links',
  {
    /** Names the person in requests of whoever acts. Nobody guesses one, and with another account it names nobody. */
    id: uuid().primaryKey(),
    /** Who acts. */
    customerId: customerId(),
    /** For whom. */
    relativeId: customerId(),
    relation: text().$type<Schemas['FamilyRelation']>().notNull(),
  },
  (table) => [uniqueIndex().on(table.customerId, table.relativeId), index().on(table.relativeId)],
);
