import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What the sample bot protection has given and nobody has used yet. */
export const botTokens = pgTable('bot_tokens', {
  /** SHA-256 of the token. */
  hash: text().primaryKey(),
  /** What the page said it is for. */
  action: text().notNull(),
  validUntil: timestamp({ withTimezone: true }).notNull(),
});
