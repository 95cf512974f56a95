import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Issued, unused tokens of the simulated bot protection. */
export const botTokens = pgTable('bot_tokens', {
  /** SHA-256 of the token. */
  hash: text().primaryKey(),
  /** Action named by the page. */
  action: text().notNull(),
  validUntil: timestamp({ withTimezone: true }).notNull(),
});
