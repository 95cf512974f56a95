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
import { productVariants } from '../products/tables.ts';
import { singleAppointmentOffers, singleAppointments } from '../singleAppointments/tables.ts';
import { studios } from '../studios/tables.ts';

/** EXPIRED is never stored: it is what an open checkout is after its time. */
export type StoredCheckoutState = Exclude<Schemas['CheckoutState'], 'EXPIRED'>;

const reference = () => bigint({ mode: 'number' });

/** The core of a purchase: who pays how much with what, and how far it is. What is bought stands in the table of its subject. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid().primaryKey(),
    type: text().$type<Exclude<Schemas['Checkout']['type'], 'ACCOUNT_BALANCE'>>().notNull(),
    /** Who sells. */
    studioId: reference()
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    /** Null: it belongs to an account. */
    publicToken: text().unique(),
    accountId: reference().references(() => accounts.id, { onDelete: 'cascade' }),
    state: text().$type<StoredCheckoutState>().notNull(),
    /** The price when it was created; a later change of the offer does not touch it. */
    priceCents: integer().notNull(),
    currency: text().notNull(),
    /** Null: nothing was to be paid. */
    paymentMethod: text().$type<Schemas['OnlinePaymentMethod']>(),
    instrumentId: reference().references(() => paymentInstruments.id, { onDelete: 'set null' }),
    customerData: jsonb().$type<Schemas['CustomerData']>().notNull(),
    failureReason: text().$type<Schemas['DeclineReason']>(),
    /** Where the payment provider sends the holder back to. */
    returnPath: text(),
    /** When what the holder has said becomes known; null: at once. */
    answersAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.accountId)],
);

const checkoutId = () =>
  uuid()
    .primaryKey()
    .references(() => checkouts.id, { onDelete: 'cascade' });

/** A place in a course. */
export const courseAppointmentCheckouts = pgTable(
  'course_appointment_checkouts',
  {
    checkoutId: checkoutId(),
    appointmentId: reference()
      .notNull()
      .references(() => courseAppointments.id, { onDelete: 'cascade' }),
    offerId: reference()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    joinWaitingList: boolean().notNull(),
    /** Whether its place was one on the waiting list at first. */
    waited: boolean().notNull().default(false),
    bookingId: reference()
      .unique()
      .references(() => bookings.id, { onDelete: 'set null' }),
  },
  (table) => [index().on(table.appointmentId)],
);

/** A time with an employee. */
export const singleAppointmentCheckouts = pgTable('single_appointment_checkouts', {
  checkoutId: checkoutId(),
  offerId: reference()
    .notNull()
    .references(() => singleAppointmentOffers.id, { onDelete: 'cascade' }),
  employeeId: reference().notNull(),
  startsAt: timestamp({ withTimezone: true }).notNull(),
  /** What was booked, once it is finalized. */
  appointmentId: reference()
    .unique()
    .references(() => singleAppointments.id, { onDelete: 'set null' }),
});

/** Something from the studio's shelf. */
export const productVariantCheckouts = pgTable('product_variant_checkouts', {
  checkoutId: checkoutId(),
  variantId: reference()
    .notNull()
    .references(() => productVariants.id, { onDelete: 'cascade' }),
  quantity: integer().notNull(),
});
