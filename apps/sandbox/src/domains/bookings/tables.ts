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
} from 'drizzle-orm/pg-core';
import type { Schemas } from '../../server/api.ts';
import { accounts } from '../accounts/tables.ts';
import { bookedByColumns } from '../family/bookedBy.ts';
import type { Surface } from '../mail/sending.ts';
import { bookingOptions, courseAppointments } from '../courses/tables.ts';
import type { EndReason } from './endReason.ts';

export const bookings = pgTable(
  'bookings',
  {
    /**
     * Grows under the lock of the appointment, so it is the order of the waiting list: the position is
     * how many wait with an id up to this one, dense by construction.
     */
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    uuid: uuid().notNull().unique(),
    appointmentId: bigint({ mode: 'number' })
      .notNull()
      .references(() => courseAppointments.id, { onDelete: 'cascade' }),
    /** Null: booked without an account. */
    accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'cascade' }),
    /** Who books: `account:9001` or `email:someone@example.org`. */
    booker: text().notNull(),
    status: text().$type<Schemas['BookedItem']['participantStatus']>().notNull(),
    ...bookedByColumns(),
    /** What the person typed, for bookings without an account; for a trial session it is less. */
    customerData: jsonb().$type<Schemas['CustomerData'] | Schemas['TrialCustomerData']>(),
    bookingOptionId: bigint({ mode: 'number' }).references(() => bookingOptions.id, {
      onDelete: 'set null',
    }),
    /** Name of the option or offer that pays. */
    paidWith: text(),
    /** In the minor unit; null when an option paid or nothing was to be paid. */
    priceCents: integer(),
    /** Where and in which language the reader has booked, for mails that come later; null where nobody is told. */
    reader: jsonb().$type<Surface>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    canceledAt: timestamp({ withTimezone: true }),
    /** Null for what is not canceled, and for what was before reasons were kept: that was whoever booked it. */
    endReason: text().$type<EndReason>(),
  },
  (table) => [
    index().on(table.appointmentId, table.status),
    index().on(table.accountId),
    index().on(table.bookedBy),
    // Nobody has two places in one appointment, whatever the code above it does.
    uniqueIndex()
      .on(table.appointmentId, table.booker)
      .where(sql`${table.status} in ('BOOKED', 'WAITING')`),
  ],
);
