import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Schemas } from '../../server/api.ts';
import { accounts } from '../accounts/tables.ts';
import { bookings } from '../bookings/tables.ts';
import { courseAppointments, offers } from '../courses/tables.ts';
import { paymentInstruments } from '../payments/tables.ts';

/** EXPIRED is never stored: it is what an open checkout is after its time. */
export type StoredCheckoutState = Exclude<Schemas['CheckoutState'], 'EXPIRED'>;

export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid().primaryKey(),
    /** Null: it belongs to an account. */
    publicToken: text().unique(),
    accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'cascade' }),
    state: text().$type<StoredCheckoutState>().notNull(),
    appointmentId: bigint({ mode: 'number' })
      .notNull()
      .references(() => courseAppointments.id, { onDelete: 'cascade' }),
    offerId: bigint({ mode: 'number' })
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** The price when it was created; a later change of the offer does not touch it. */
    priceCents: integer().notNull(),
    currency: text().notNull(),
    paymentMethod: text().$type<Schemas['PaymentMethod']>().notNull(),
    instrumentId: bigint({ mode: 'number' }).references(() => paymentInstruments.id, {
      onDelete: 'set null',
    }),
    customerData: jsonb().$type<Schemas['CustomerData']>().notNull(),
    joinWaitingList: boolean().notNull(),
    failureReason: text().$type<Schemas['DeclineReason']>(),
    /** Where the payment provider sends the holder back to. */
    returnPath: text(),
    bookingId: bigint({ mode: 'number' })
      .unique()
      .references(() => bookings.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.accountId), index().on(table.appointmentId)],
);
