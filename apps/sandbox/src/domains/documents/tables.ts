import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Schemas } from '../../server/api.ts';
import { contracts } from '../contracts/tables.ts';

/** Addresses under which a document can be read without a session, for a while. */
export const documentLinks = pgTable(
  'document_links',
  {
    /** The secret of the address. */
    token: text().primaryKey(),
    contractId: bigint({ mode: 'number' })
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    document: text().$type<Schemas['ContractDocument']>().notNull(),
    /** BCP 47: the language that the reader asked for; null: that of the studio. */
    language: text(),
    validUntil: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.contractId), index().on(table.validUntil)],
);
