import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Mails, written in the transaction of the event they report. With a mail server, a row is deleted after delivery; in a
 * sandbox with `/outbox`, rows stay.
 */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: serial().primaryKey(),
    /** Source of the Message-ID, which stays the same on every try. */
    uuid: uuid().notNull().defaultRandom(),
    recipient: text().notNull(),
    /** Brand name shown as the sender. */
    sender: text().notNull().default(''),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    code: text(),
    link: text(),
    /** Attached calendar file (RFC 5545). */
    calendar: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Earliest time of the next try; during delivery, the end of the process's lease. Null: immediately. */
    dueAt: timestamp({ withTimezone: true }),
    tries: integer().notNull().default(0),
    /** Set when shown under `/outbox`, or when delivery was abandoned: not to be sent any more. */
    closedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.recipient),
    index()
      .on(table.id)
      .where(sql`${table.closedAt} is null`),
  ],
);

export type StoredMail = typeof outboxMails.$inferSelect;
