import {
  bigint,
  boolean,
  date,
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
import {
  balanceLinks,
  customerAccounts,
  paymentMethodLinks,
  paymentRequests,
} from '../customerAccounts/tables.ts';
import { bookedByColumns } from '../family/bookedBy.ts';
import { paymentInstruments } from '../payments/tables.ts';
import { productVariants, purchasedProducts } from '../products/tables.ts';
import { singleAppointmentOffers, singleAppointments } from '../singleAppointments/tables.ts';
import { studios } from '../studios/tables.ts';

/** EXPIRED is never stored: it is what an open checkout is after its time. */
export type StoredCheckoutState = Exclude<Schemas['CheckoutState'], 'EXPIRED'>;

/** PAYMENT_REQUEST and PAYMENT_METHOD belong to whoever has a link, and are answered by calls of their own alone. */
export type CheckoutType = Schemas['Checkout']['type'] | 'PAYMENT_REQUEST' | 'PAYMENT_METHOD';

const reference = () => bigint({ mode: 'number' });

/** The core of a purchase: who pays how much with what, and how far it is. What is bought stands in the table of its subject. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid().primaryKey(),
    type: text().$type<CheckoutType>().notNull(),
    /** Who sells. */
    studioId: reference()
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    /** Null: it belongs to an account. */
    publicToken: text().unique(),
    accountId: reference().references(() => accounts.id, { onDelete: 'cascade' }),
    ...bookedByColumns(),
    state: text().$type<StoredCheckoutState>().notNull(),
    /** The price when it was created; a later change of the offer does not touch it. */
    priceCents: integer().notNull(),
    currency: text().notNull(),
    /** Null: nothing was to be paid. */
    paymentMethod: text().$type<Schemas['OnlinePaymentMethod']>(),
    instrumentId: reference().references(() => paymentInstruments.id, { onDelete: 'set null' }),
    /** Null: nobody typed any, since what is paid or kept is known at the studio. */
    customerData: jsonb().$type<Schemas['CustomerData']>(),
    failureReason: text().$type<Schemas['DeclineReason']>(),
    /** The secret of the page on which the holder answers; null before the bank asks. */
    challengeReference: uuid().unique(),
    /** Where the payment provider sends the holder back to. */
    returnPath: text(),
    /** When what the holder has said becomes known; null: at once. */
    answersAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.accountId), index().on(table.bookedBy)],
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
  /** Null: whoever is free when it is finalized. */
  employeeId: reference(),
  startsAt: timestamp({ withTimezone: true }).notNull(),
  /** What was booked, once it is finalized. */
  appointmentId: reference()
    .unique()
    .references(() => singleAppointments.id, { onDelete: 'set null' }),
});

/** A pack, a day ticket or a voucher. */
export const productVariantCheckouts = pgTable('product_variant_checkouts', {
  checkoutId: checkoutId(),
  variantId: reference()
    .notNull()
    .references(() => productVariants.id, { onDelete: 'cascade' }),
  quantity: integer().notNull(),
  /** The day of a day ticket. */
  usageDate: date({ mode: 'string' }),
  recipient: jsonb().$type<Schemas['VoucherRecipient']>(),
  /** What the buyer has, once it is finalized. */
  purchaseId: reference()
    .unique()
    .references(() => purchasedProducts.id, { onDelete: 'set null' }),
});

/** What an account owes at a studio. */
export const accountBalanceCheckouts = pgTable(
  'account_balance_checkouts',
  {
    checkoutId: checkoutId(),
    customerAccountId: reference()
      .notNull()
      .references(() => customerAccounts.id, { onDelete: 'cascade' }),
    /** The link by which it is paid; null: by its member. */
    balanceToken: text().references(() => balanceLinks.token, { onDelete: 'set null' }),
  },
  (table) => [index().on(table.customerAccountId)],
);

/** What a studio asks for by a link. */
export const paymentRequestCheckouts = pgTable(
  'payment_request_checkouts',
  {
    checkoutId: checkoutId(),
    requestUuid: uuid()
      .notNull()
      .references(() => paymentRequests.uuid, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.requestUuid)],
);

/** A card that is to pay a membership. */
export const paymentMethodCheckouts = pgTable(
  'payment_method_checkouts',
  {
    checkoutId: checkoutId(),
    token: text()
      .notNull()
      .references(() => paymentMethodLinks.token, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.token)],
);
