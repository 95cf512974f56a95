import { index, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** Mails of a sandbox that has no mail server; `/outbox` shows them. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: serial().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    code: text(),
    link: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.recipient)],
);
