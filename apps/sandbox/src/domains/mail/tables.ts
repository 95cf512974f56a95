import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Mails, written in the transaction of what they tell of. With a mail server a row is gone once the server has it; in a sandbox that
 * shows them under `/outbox` they stay.
 */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: serial().primaryKey(),
    /** Makes the Message-ID, which stays the same at each try. */
    uuid: uuid().notNull().defaultRandom(),
    recipient: text().notNull(),
    /** Name of the brand that writes. */
    sender: text().notNull().default(''),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    code: text(),
    link: text(),
    /** A calendar file (RFC 5545) that goes along. */
    calendar: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Not before; while a process sends it, until when nobody else does. Null: at once. */
    dueAt: timestamp({ withTimezone: true }),
    tries: integer().notNull().default(0),
    /** Shown under `/outbox`, or given up after many tries: not to be sent any more. */
    closedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.recipient),
    index()
      .on(table.id)
      .where(sql`${table.closedAt} is null`),
  ],
);
