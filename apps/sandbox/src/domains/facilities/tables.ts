import { bigint, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Schemas } from '../../platform/api.ts';
import { studios } from '../studios/tables.ts';

/** Parts of a facility's training section; a facility without rows has none. */
export const trainingSections = pgTable(
  'training_sections',
  {
    studioId: bigint({ mode: 'number' })
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    type: text().$type<Schemas['TrainingSectionType']>().notNull(),
    position: integer().notNull(),
    membersOnly: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studioId, table.type] })],
);
