import { bigint, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Schemas } from '../../server/api.ts';
import { studios } from '../studios/tables.ts';

/** The parts of a facility's training section; a facility without any has none. */
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
