import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';
import type { Schemas } from '../../platform/api.ts';
import { foldedSpellingsSql } from '../../platform/searchText.ts';
import { tenants } from '../brands/tables.ts';
import type { CancelationRule, ReservationRule } from './cancelationRule.ts';
import type { WeeklyClosing } from './closings.ts';

/** What follows from missed bookings. */
export type NoShowRule = {
  /** Charged for each, in the minor unit of the studio's currency; null: nothing. */
  feeCents: number | null;
  /** Number within a number of days that blocks the member. */
  count: number;
  withinDays: number;
  /** Length of the block for bookings and for entry, in days; 0: none. */
  bookingDays: number;
  entranceDays: number;
};

/** Text that a search for studios matches. */
const searchedText = ['street', 'houseNumber', 'zipCode', 'city'].reduce(
  (text, part) => `${text} || ' ' || coalesce(address ->> '${part}', '')`,
  'name',
);

/** An address without the country name, which depends on the user's language. */
export type StoredAddress = Omit<Schemas['Address'], 'country'>;

export const studios = pgTable(
  'studios',
  {
    /** Organization unit id. */
    id: bigint({ mode: 'number' }).primaryKey(),
    magiclineId: bigint({ mode: 'number' }).notNull(),
    tenant: text()
      .notNull()
      .references(() => tenants.name, { onDelete: 'cascade' }),
    name: text().notNull(),
    logoUrl: text(),
    image: jsonb().$type<Schemas['Picture']>(),
    zoneId: text().notNull(),
    type: integer().notNull(),
    address: jsonb().$type<StoredAddress>().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    contacts: jsonb().$type<Schemas['StudioContact'][]>().notNull(),
    website: text(),
    email: text(),
    currencyCode: text().notNull(),
    locale: text().notNull(),
    closingHours: jsonb().$type<WeeklyClosing[]>().notNull(),
    onlineCancelationEnabled: boolean().notNull(),
    /** True if members get messages in addition to mails. */
    messagesEnabled: boolean().notNull().default(true),
    /** SEPA creditor identifier; null without direct debits. */
    creditorId: text(),
    /** Permissions that the studio grants its members. */
    memberPermissions: text()
      .array()
      .$type<Schemas['CustomerPermission'][]>()
      .notNull()
      .default([]),
    /** Accepted online payment methods; empty for none. */
    paymentMethods: text()
      .array()
      .$type<Schemas['OnlinePaymentMethod'][]>()
      .notNull()
      .default(['CREDIT_CARD']),
    /** Sold to a name and an email address, without date of birth and postal address. */
    nameOnlyItems: text()
      .array()
      .$type<NonNullable<Schemas['Studio']['nameOnlyItems']>>()
      .notNull()
      .default([]),
    /** Consequences of missed bookings; null: none. */
    noShowRule: jsonb().$type<NoShowRule>(),
    /** Share of the places of a class that may go to standing bookings, rounded down; 0 turns them off. */
    standingBookingPercent: integer().notNull().default(50),
    /** Origins of websites that may show widgets of the studio. */
    widgetOrigins: text().array().notNull().default([]),
    /** Days after its due date from which an unpaid amount denies entry; null: it never does. */
    daysUntilRefusal: integer(),
    /** Of all items without a rule of their own; null: `usualCancelationRule`. */
    cancelationRule: jsonb().$type<CancelationRule>(),
    /** Rule for reserved visits; null: `usualReservationRule`. */
    reservationRule: jsonb().$type<ReservationRule>(),
    /** Name and address in their folded spellings. */
    searchText: text().generatedAlwaysAs(sql.raw(foldedSpellingsSql(searchedText))),
  },
  (table) => [index().on(table.tenant)],
);
