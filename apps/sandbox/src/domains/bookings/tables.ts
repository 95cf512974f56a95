import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  boolean,
} from 'drizzle-orm/pg-core';
import type { Schemas, Surface } from '../../platform/api.ts';
import { accounts } from '../accounts/tables.ts';
import { bookedByColumns } from '../family/bookedBy.ts';
import { bookingOptions, courseAppointments, offers } from './courses/tables.ts';
import type { EndReason } from './endReason.ts';
import { singleAppointmentOffers, singleAppointments } from './singleAppointments/tables.ts';
import { checkoutId } from '../checkouts/tables.ts';
import { type CancelationRule, usualCancelationRule } from '../studios/cancelationRule.ts';
import { contractGrants } from '../membershipOffers/tables.ts';

const reference = () => bigint({ mode: 'number' });

export const bookings = pgTable(
  'bookings',
  {
    /**
     * Ids grow under the lock of the appointment and so define the order of the waiting list. The position is the
     * number of waiting bookings with an id up to this one.
     */
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    uuid: uuid().notNull().unique(),
    appointmentId: bigint({ mode: 'number' })
      .notNull()
      .references(() => courseAppointments.id, { onDelete: 'cascade' }),
    /** Null: booked without an account. */
    accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'cascade' }),
    /** Key of the booker: `account:9001` or `email:someone@example.org`. */
    booker: text().notNull(),
    status: text().$type<Schemas['BookedItem']['participantStatus']>().notNull(),
    ...bookedByColumns(),
    /** Data entered for bookings without an account; reduced for a trial session. */
    customerData: jsonb().$type<Schemas['CustomerData'] | Schemas['TrialCustomerData']>(),
    bookingOptionId: bigint({ mode: 'number' }).references(() => bookingOptions.id, {
      onDelete: 'set null',
    }),
    /** Grant of a contract that pays for it. */
    grantId: reference().references(() => contractGrants.id, { onDelete: 'set null' }),
    /** Whether a visit of a limited option or grant was used or returned; null: neither. */
    visit: text().$type<'USED' | 'RETURNED'>(),
    /** Name of the option or offer that pays. */
    paidWith: text(),
    /** In minor units; null if an option paid or it was free. */
    priceCents: integer(),
    /** The rule at the time of the booking, which later changes of the item do not affect. */
    cancelationRule: jsonb().$type<CancelationRule>().notNull().default(usualCancelationRule),
    /** True to move up from the waiting list also when the place can no longer be canceled for free. */
    acceptsLatePromotion: boolean().notNull().default(false),
    /** Brand context and language of the booking request, for later mails; null if none are sent. */
    reader: jsonb().$type<Surface>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    canceledAt: timestamp({ withTimezone: true }),
    /** Null unless canceled, and for cancelations before reasons were stored, which were all made by the booker. */
    endReason: text().$type<EndReason>(),
  },
  (table) => [
    index().on(table.appointmentId, table.status),
    index('bookings_waiting')
      .on(table.appointmentId)
      .where(sql`${table.status} = 'WAITING'`),
    index().on(table.accountId),
    index().on(table.bookedBy),
    index().on(table.bookingOptionId),
    index().on(table.grantId),
    index().on(table.booker),
    // Guarantees a single place per booker and appointment, independent of the code.
    uniqueIndex()
      .on(table.appointmentId, table.booker)
      .where(sql`${table.status} in ('BOOKED', 'WAITING')`),
  ],
);

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
    acceptsLatePromotion: boolean().notNull().default(false),
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
