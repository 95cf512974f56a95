/** Web push: the devices that are told, and what waits for them. */
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/tables.ts';
import type { Surface } from '../mail/sendMail.ts';
import type { Notice } from './noticeOf.ts';

const reference = () => bigint({ mode: 'number' });
const instant = () => timestamp({ withTimezone: true });

/** The key pair by which push services know this backend: one, for as long as there is this database, since browsers subscribe with it. */
export const pushKeys = pgTable('push_keys', {
  id: integer().primaryKey(),
  /** Uncompressed point on P-256, in base64url. */
  publicKey: text().notNull(),
  /** Its scalar, in base64url. */
  privateKey: text().notNull(),
});

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 7401 }),
    accountId: reference()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Address at the push service; one device of one browser. */
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Where the reader was when it was saved: language and brand of what is told. */
    reader: jsonb().$type<Surface>().notNull(),
    savedAt: instant().notNull(),
  },
  (table) => [unique('push_endpoint').on(table.endpoint), index().on(table.accountId)],
);

/** What is to be told to a device; a row is gone once the push service has it. */
export const pushNotices = pgTable(
  'push_notices',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity(),
    subscriptionId: reference()
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    notice: jsonb().$type<Notice>().notNull(),
    /** Not before; while a process sends it, until when nobody else does. Null: at once. */
    dueAt: instant(),
    tries: integer().notNull().default(0),
  },
  (table) => [index().on(table.subscriptionId), index().on(table.dueAt)],
);
