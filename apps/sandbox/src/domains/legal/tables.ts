import { bigint, boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Schemas } from '../../server/api.ts';
import { studios } from '../studios/tables.ts';

const studioId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => studios.id, { onDelete: 'cascade' });

/** The legal documents of a studio that are in force. */
export const legalDocuments = pgTable(
  'legal_documents',
  {
    studioId: studioId(),
    type: text().$type<Schemas['LegalInfoType']>().notNull(),
    externalUrl: boolean().notNull(),
    /** The address of an external page, else HTML. */
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studioId, table.type] })],
);

/** What the forms of a studio ask consent for. */
export const legalConsents = pgTable(
  'legal_consents',
  {
    studioId: studioId(),
    type: text().$type<Schemas['LegalInfoType']>().notNull(),
    name: text(),
    text: text().notNull(),
    mandatory: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studioId, table.type] })],
);
