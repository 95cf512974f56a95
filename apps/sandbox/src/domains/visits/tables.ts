/** Visits of members and check-in settings of studios. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts, customers } from '../accounts/tables.ts';
import { studios } from '../studios/tables.ts';

const reference = () => bigint({ mode: 'number' });
const instant = () => timestamp({ withTimezone: true });

const customer = () =>
  reference()
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' });

/** Settings of a studio; without a row the defaults apply (`settings.ts`). */
export const checkinSettings = pgTable('checkin_settings', {
  studioId: reference()
    .primaryKey()
    .references(() => studios.id, { onDelete: 'cascade' }),
  /** True if members may check themselves in and out. */
  selfCheckin: boolean().notNull(),
  selfCheckout: boolean().notNull(),
  /** Secret for verifying codes; null without a scanner. */
  codeSecret: text(),
  /** Lifetime of a code, and so how long it can be shown offline. */
  codeMinutes: integer().notNull(),
  /** Duration after which an unfinished visit ends automatically. */
  longestVisitMinutes: integer().notNull(),
  /** Retention time of visits. */
  historyMonths: integer().notNull(),
});

export const checkins = pgTable(
  'checkins',
  {
    id: uuid().primaryKey(),
    customerId: customer(),
    studioId: reference()
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    /** Day of the check-in in the studio's time zone. */
    date: date({ mode: 'string' }).notNull(),
    checkinAt: instant().notNull(),
    /** Null: not checked out. */
    checkoutAt: instant(),
    /** Automatic end of the visit. */
    automaticCheckoutAt: instant().notNull(),
    /** Source of the check-in: the entrance does not count those of the portal. */
    by: text().$type<'ENTRANCE' | 'PORTAL'>().notNull(),
  },
  (table) => [
    index().on(table.customerId, table.checkinAt),
    index().on(table.studioId, table.checkinAt),
    // Finds the members who are at a studio.
    index().on(table.studioId, table.automaticCheckoutAt),
    // Guarantees a single active visit per member, independent of the code.
    uniqueIndex('checkins_active')
      .on(table.customerId)
      .where(sql`${table.checkoutAt} is null`),
  ],
);

/** Links for single visits at studios of another chain. */
export const crossTenantCheckins = pgTable(
  'cross_tenant_checkins',
  {
    /** Secret of the link. */
    token: text().primaryKey(),
    customerId: customer(),
    /** Visited studio. */
    studioId: reference()
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    validUntil: instant().notNull(),
    /** Null: not visited yet. */
    checkinAt: instant(),
  },
  (table) => [index().on(table.customerId)],
);

/** Door cards in the wallets of members, one for each. */
export const doorCards = pgTable(
  'door_cards',
  {
    customerId: reference()
      .primaryKey()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** The card is the account's, so that it does not pass to another that is connected to the member later. */
    accountId: reference()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Identifies the card in a wallet, where a new code replaces the previous one. */
    serial: uuid().notNull().defaultRandom(),
    /** SHA-256 of the code. */
    codeHash: text().notNull(),
    /** When the code was created. */
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('door_cards_code').on(table.codeHash), index().on(table.accountId)],
);
