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
import type { Schemas } from '../../platform/api.ts';
import { accounts } from '../accounts/tables.ts';
import { bookings } from '../bookings/tables.ts';
import { courseAppointments, offers } from '../bookings/courses/tables.ts';
import {
  balanceLinks,
  customerAccounts,
  paymentMethodLinks,
  paymentRequests,
} from '../customerAccounts/tables.ts';
import { bookedByColumns } from '../family/bookedBy.ts';
import { paymentInstruments } from '../payments/tables.ts';
import { productVariants, purchasedProducts } from '../products/tables.ts';
import {
  singleAppointmentOffers,
  singleAppointments,
} from '../bookings/singleAppointments/tables.ts';
import { studios } from '../studios/tables.ts';

/** EXPIRED is derived from the expiry of an open checkout and never stored. */
export type StoredCheckoutState = Exclude<Schemas['CheckoutState'], 'EXPIRED'>;

/** PAYMENT_REQUEST and PAYMENT_METHOD belong to the holder of a link and have calls of their own. */
export type CheckoutType = Schemas['Checkout']['type'] | 'PAYMENT_REQUEST' | 'PAYMENT_METHOD';

const reference = () => bigint({ mode: 'number' });

/** The core of a purchase: buyer, price, payment and state. Each subject stores its order in a table of its own. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid().primaryKey(),
    type: text().$type<CheckoutType>().notNull(),
    /** Seller. */
    studioId: reference()
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    /** Null for a checkout of an account. */
    publicToken: text().unique(),
    accountId: reference().references(() => accounts.id, { onDelete: 'cascade' }),
    ...bookedByColumns(),
    state: text().$type<StoredCheckoutState>().notNull(),
    /** Price at creation; later changes of the offer do not affect it. */
    priceCents: integer().notNull(),
    currency: text().notNull(),
    /** Null if it is free. */
    paymentMethod: text().$type<Schemas['OnlinePaymentMethod']>(),
    instrumentId: reference().references(() => paymentInstruments.id, { onDelete: 'set null' }),
    /** Null where the studio already knows the customer. */
    customerData: jsonb().$type<Schemas['CustomerData']>(),
    failureReason: text().$type<Schemas['DeclineReason']>(),
    /** Secret in the address of the confirmation page; null until confirmation is requested. */
    challengeReference: uuid().unique(),
    /** Path the payment provider returns the holder to. */
    returnPath: text(),
    /** When the holder's answer becomes known; null: immediately. */
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
    /** True if the place started on the waiting list. */
    waited: boolean().notNull().default(false),
    bookingId: reference()
      .unique()
      .references(() => bookings.id, { onDelete: 'set null' }),
  },
  (table) => [index().on(table.appointmentId)],
);

/** An appointment with an employee. */
export const singleAppointmentCheckouts = pgTable('single_appointment_checkouts', {
  checkoutId: checkoutId(),
  offerId: reference()
    .notNull()
    .references(() => singleAppointmentOffers.id, { onDelete: 'cascade' }),
  /** Null: any employee free at finalization. */
  employeeId: reference(),
  startsAt: timestamp({ withTimezone: true }).notNull(),
  /** The booked appointment, set when finalized. */
  appointmentId: reference()
    .unique()
    .references(() => singleAppointments.id, { onDelete: 'set null' }),
});

/** A pack, day ticket or voucher. */
export const productVariantCheckouts = pgTable('product_variant_checkouts', {
  checkoutId: checkoutId(),
  variantId: reference()
    .notNull()
    .references(() => productVariants.id, { onDelete: 'cascade' }),
  quantity: integer().notNull(),
  /** Date of a day ticket. */
  usageDate: date({ mode: 'string' }),
  recipient: jsonb().$type<Schemas['VoucherRecipient']>(),
  /** The purchased product, set when finalized. */
  purchaseId: reference()
    .unique()
    .references(() => purchasedProducts.id, { onDelete: 'set null' }),
});

/** The balance owed at a studio. */
export const accountBalanceCheckouts = pgTable(
  'account_balance_checkouts',
  {
    checkoutId: checkoutId(),
    customerAccountId: reference()
      .notNull()
      .references(() => customerAccounts.id, { onDelete: 'cascade' }),
    /** Payment link; null if the member pays. */
    balanceToken: text().references(() => balanceLinks.token, { onDelete: 'set null' }),
  },
  (table) => [index().on(table.customerAccountId)],
);

/** A payment request sent as a link. */
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

/** A card to be stored for a membership. */
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
