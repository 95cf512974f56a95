import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { tenants } from '../brands/tables.ts';

/** Texts overridden by a brand tag, as on the translation host. */
export const translations = pgTable(
  'translations',
  {
    tag: text().notNull(),
    /** BCP 47: `en-GB`. */
    language: text().notNull(),
    messageId: text().notNull(),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tag, table.language, table.messageId] })],
);

/** Locales that a tenant offers its members. */
export const tenantLocales = pgTable(
  'tenant_locales',
  {
    tenant: text()
      .notNull()
      .references(() => tenants.name, { onDelete: 'cascade' }),
    /** Joined by an underscore: `en_GB`. */
    locale: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.locale] })],
);
