/** Web push: subscribed devices and queued notifications. */
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
import type { Surface } from '../../platform/api.ts';
import type { Notice } from './notice.ts';

const reference = () => bigint({ mode: 'number' });
const instant = () => timestamp({ withTimezone: true });

/** VAPID key pair of this backend. It lasts as long as the database, because browsers subscribe with it. */
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
    /** Address at the push service, identifying one browser on one device. */
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Brand context and language of the subscription request, used for notifications. */
    reader: jsonb().$type<Surface>().notNull(),
    savedAt: instant().notNull(),
  },
  (table) => [unique('push_endpoint').on(table.endpoint), index().on(table.accountId)],
);

/** Queued notifications; a row is deleted after delivery. */
export const pushNotices = pgTable(
  'push_notices',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity(),
    subscriptionId: reference()
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    notice: jsonb().$type<Notice>().notNull(),
    /** Earliest time of the next try; during delivery, the end of the process's lease. Null: immediately. */
    dueAt: instant(),
    tries: integer().notNull().default(0),
  },
  (table) => [index().on(table.subscriptionId), index().on(table.dueAt)],
);
