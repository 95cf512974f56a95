import { isNull, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Schemas } from '../../platform/api.ts';
import { accounts } from '../accounts/tables.ts';
import { studios } from '../studios/tables.ts';
import { translatedText } from '../../platform/database/translatedText.ts';

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
    name: translatedText(),
    text: translatedText().notNull(),
    mandatory: boolean().notNull(),
    /** Increased by the studio with each change of the text. */
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.studioId, table.type] })],
);

/** Consents that people have given, with the text as shown. */
export const givenConsents = pgTable(
  'given_consents',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 7901 }),
    /** Null: a guest. */
    accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    studioId: studioId(),
    type: text().$type<Schemas['LegalInfoType']>().notNull(),
    name: text(),
    text: text().notNull(),
    version: integer().notNull(),
    mandatory: boolean().notNull(),
    givenAt: timestamp({ withTimezone: true }).notNull(),
    withdrawnAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.accountId),
    index('given_consents_guest_email')
      .on(sql`lower(trim(${table.email}))`)
      .where(isNull(table.accountId)),
    // A text is agreed to once until it is withdrawn.
    uniqueIndex('given_consents_in_force')
      .on(table.accountId, table.studioId, table.type, table.version)
      .where(isNull(table.withdrawnAt)),
  ],
);
