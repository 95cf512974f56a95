/** Messages to members. Only their read and deleted state changes. */
import { bigint, index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { Schemas } from '../../platform/api.ts';
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
    /** Identifies the event (a receipt, a change, a booking); each event is reported once. */
    event: text().notNull(),
    subject: text().notNull(),
    /** Markdown, in the member's language when written. */
    text: text().notNull(),
    sentAt: instant().notNull(),
    /** Null: unread. */
    readAt: instant(),
    /** Null: not deleted. */
    deletedAt: instant(),
  },
  (table) => [
    unique('messages_of_event').on(table.customerId, table.type, table.event),
    index().on(table.customerId, table.sentAt),
  ],
);
