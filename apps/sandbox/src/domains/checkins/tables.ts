/** Visits of members: when they came and went, and what studios let them do at the door. */
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
import { customers } from '../accounts/tables.ts';
import { studios } from '../studios/tables.ts';

const reference = () => bigint({ mode: 'number' });
const instant = () => timestamp({ withTimezone: true });

const customer = () =>
  reference()
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' });

/** What a studio has set; one without a row has the usual settings (`settings.ts`). */
export const checkinSettings = pgTable('checkin_settings', {
  studioId: reference()
    .primaryKey()
    .references(() => studios.id, { onDelete: 'cascade' }),
  /** Whether members check themselves in and out. */
  selfCheckin: boolean().notNull(),
  selfCheckout: boolean().notNull(),
  /** What the scanner knows codes by; null: the studio has none. */
  codeSecret: text(),
  /** For how long a code is good, so long it can be shown without a network. */
  codeMinutes: integer().notNull(),
  /** After so long a visit that nobody has ended is over. */
  longestVisitMinutes: integer().notNull(),
  /** For how long visits are kept. */
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
    /** The day on which it began, in the zone of the studio. */
    date: date({ mode: 'string' }).notNull(),
    checkinAt: instant().notNull(),
    /** Null: nobody has ended it. */
    checkoutAt: instant(),
    /** When it is over all the same. */
    automaticCheckoutAt: instant().notNull(),
    /** Who has let the member in: only those of the portal are not counted at the entrance. */
    by: text().$type<'ENTRANCE' | 'PORTAL'>().notNull(),
  },
  (table) => [
    index().on(table.customerId, table.date),
    index().on(table.studioId, table.checkinAt),
    // Nobody is in two places, whatever the code above it does.
    uniqueIndex('checkins_active')
      .on(table.customerId)
      .where(sql`${table.checkoutAt} is null`),
  ],
);

/** Links for one visit at a studio of another chain. */
export const crossTenantCheckins = pgTable(
  'cross_tenant_checkins',
  {
    /** The secret of the address. */
    token: text().primaryKey(),
    customerId: customer(),
    /** The studio that is visited. */
    studioId: reference()
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    validUntil: instant().notNull(),
    /** Null: they have not come. */
    checkinAt: instant(),
  },
  (table) => [index().on(table.customerId)],
);
