/** What a studio tells its members, as it was written: nothing of it changes but that it is read or deleted. */
import { bigint, index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { Schemas } from '../../server/api.ts';
import { customers } from '../accounts/tables.ts';
import { studios } from '../studios/tables.ts';

const reference = () => bigint({ mode: 'number' });
const instant = () => timestamp({ withTimezone: true });

export const messages = pgTable(
  'messages',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 99_001 }),
    customerId: reference()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    studioId: reference()
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    type: text().$type<Schemas['MessageType']>().notNull(),
    /** What it tells of: a receipt, a change, a booking; nothing is told twice. */
    event: text().notNull(),
    subject: text().notNull(),
    /** Markdown, in the language that the member had when it was written. */
    text: text().notNull(),
    sentAt: instant().notNull(),
    /** Null: unread. */
    readAt: instant(),
    /** Null: the member still has it. */
    deletedAt: instant(),
  },
  (table) => [
    unique('messages_of_event').on(table.customerId, table.type, table.event),
    index().on(table.customerId, table.sentAt),
  ],
);
