import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Schemas } from '../../server/api.ts';
import type { Weekday } from '../../time.ts';
import { accounts } from '../accounts/tables.ts';
import type { EndReason } from '../bookings/endReason.ts';
import { tenants } from '../brands/tables.ts';
import { bookingOptions, employees } from '../courses/tables.ts';
import { bookedByColumns } from '../family/bookedBy.ts';
import type { Surface } from '../mail/sending.ts';
import { studios } from '../studios/tables.ts';

const reference = () => bigint({ mode: 'number' });

/** What can be booked with an employee: a training of an hour, a measuring of half. */
export const benefits = pgTable(
  'benefits',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 901 }),
    tenant: text()
      .notNull()
      .references(() => tenants.name, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull(),
    colorHex: text().notNull(),
    image: jsonb().$type<Schemas['Picture']>(),
    durationMinutes: integer().notNull(),
  },
  (table) => [index().on(table.tenant)],
);

/** Who gives a kind of appointment; at which studios somebody can be booked stands in `single_appointment_employees`. */
export const benefitEmployees = pgTable(
  'benefit_employees',
  {
    benefitId: reference()
      .notNull()
      .references(() => benefits.id, { onDelete: 'cascade' }),
    employeeId: reference()
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.benefitId, table.employeeId] })],
);

/** When an employee can be booked at a studio: wall clock times HH:mm of a weekday, until 24:00 for the end of the day. */
export const workingHours = pgTable(
  'working_hours',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity(),
    employeeId: reference()
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    studioId: reference()
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    weekday: text().$type<Weekday>().notNull(),
    from: text().notNull(),
    until: text().notNull(),
  },
  (table) => [index().on(table.studioId)],
);

/** What a kind of appointment costs at a studio; a kind without an offer is not to be had there. */
export const singleAppointmentOffers = pgTable(
  'single_appointment_offers',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 80_001 }),
    studioId: reference()
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    benefitId: reference()
      .notNull()
      .references(() => benefits.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull(),
    priceState: text().$type<Schemas['AppointmentPriceState']['state']>().notNull(),
    /** In the minor unit of the studio's currency; null when there is nothing to pay. */
    priceCents: integer(),
    paymentMethods: text().array().$type<Schemas['OnlinePaymentMethod'][]>().notNull(),
    /** The trial of which this is the session; null: no trial session. */
    trialConfigurationId: reference(),
  },
  (table) => [index().on(table.studioId, table.benefitId)],
);

/** A booked time of an employee. The employee's row is the lock for everything that takes or frees one. */
export const singleAppointments = pgTable(
  'single_appointments',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity(),
    uuid: uuid().notNull().unique(),
    benefitId: reference()
      .notNull()
      .references(() => benefits.id, { onDelete: 'cascade' }),
    studioId: reference()
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    employeeId: reference()
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    /** Null: booked without an account. */
    accountId: reference().references(() => accounts.id, { onDelete: 'cascade' }),
    /** Who books: `account:9001` or `email:someone@example.org`. */
    booker: text().notNull(),
    ...bookedByColumns(),
    /** What the person typed, for bookings without an account; for a trial session it is less. */
    customerData: jsonb().$type<Schemas['CustomerData'] | Schemas['TrialCustomerData']>(),
    status: text()
      .$type<Exclude<Schemas['BookedItem']['participantStatus'], 'WAITING'>>()
      .notNull(),
    bookingOptionId: reference().references(() => bookingOptions.id, { onDelete: 'set null' }),
    /** Name of the option or offer that pays. */
    paidWith: text(),
    /** In the minor unit; null when an option paid or nothing was to be paid. */
    priceCents: integer(),
    /** Where and in which language the reader has booked, for mails that come later; null where nobody is told. */
    reader: jsonb().$type<Surface>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    canceledAt: timestamp({ withTimezone: true }),
    /** As of bookings. */
    endReason: text().$type<EndReason>(),
  },
  (table) => [
    index().on(table.employeeId, table.startsAt),
    index().on(table.accountId),
    index().on(table.bookedBy),
    index().on(table.bookingOptionId),
    // Two cannot begin at once, whatever the code above does.
    uniqueIndex('single_appointments_one_at_a_time')
      .on(table.employeeId, table.startsAt)
      .where(sql`${table.status} = 'BOOKED'`),
  ],
);
