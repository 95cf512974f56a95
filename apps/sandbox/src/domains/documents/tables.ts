import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Schemas } from '../../platform/api.ts';
import { contracts } from '../membershipOffers/tables.ts';

/** Temporary addresses of documents that need no session. */
export const documentLinks = pgTable(
  'document_links',
  {
    /** Secret of the address. */
    token: text().primaryKey(),
    contractId: bigint({ mode: 'number' })
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    document: text().$type<Schemas['ContractDocument']>().notNull(),
    /** Language requested by the reader, BCP 47; null for that of the studio. */
    language: text(),
    validUntil: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.contractId), index().on(table.validUntil)],
);
