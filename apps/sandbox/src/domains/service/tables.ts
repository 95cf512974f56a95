import { pgTable, text } from 'drizzle-orm/pg-core';

/** Switches of the sandbox itself, shared by all its processes. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
});
