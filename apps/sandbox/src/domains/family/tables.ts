import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Schemas } from '../../platform/api.ts';
import { customers } from '../accounts/tables.ts';

const customerId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' });

/** Authorizations to act for others, maintained by the studio; no API call writes them. */
export const familyLinks = pgTable(
  'family_links',
  {
    /** Identifies the person in requests. Unguessable, and useless for any other account. */
    id: uuid().primaryKey(),
    /** The acting member. */
    customerId: customerId(),
    /** The represented member. */
    relativeId: customerId(),
    relation: text().$type<Schemas['FamilyRelation']>().notNull(),
  },
  (table) => [uniqueIndex().on(table.customerId, table.relativeId), index().on(table.relativeId)],
);
