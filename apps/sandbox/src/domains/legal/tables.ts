import { bigint, boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Schemas } from '../../platform/api.ts';
import { studios } from '../studios/tables.ts';

const studioId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => studios.id, { onDelete: 'cascade' });

/** Current legal documents of studios. */
export const legalDocuments = pgTable(
  'legal_documents',
  {
    studioId: studioId(),
    type: text().$type<Schemas['LegalInfoType']>().notNull(),
    externalUrl: boolean().notNull(),
    /** HTML, or the address of an external page. */
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studioId, table.type] })],
);

/** Consents requested by a studio's forms. */
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
