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
import { tenants } from '../brands/tables.ts';
import type { WeeklyClosing } from './closings.ts';

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
  },
  (table) => [index().on(table.tenant)],
);
