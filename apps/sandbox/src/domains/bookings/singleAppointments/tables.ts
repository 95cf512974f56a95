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
import type { Schemas, Surface } from '../../../platform/api.ts';
import type { Weekday } from '../../../platform/time.ts';
import { accounts } from '../../accounts/tables.ts';
import type { EndReason } from '../endReason.ts';
import { tenants } from '../../brands/tables.ts';
import { bookingOptions, employees } from '../courses/tables.ts';
import { bookedByColumns } from '../../family/bookedBy.ts';
import { contractGrants } from '../../membershipOffers/tables.ts';
import { type CancelationRule, usualCancelationRule } from '../../studios/cancelationRule.ts';
import { studios } from '../../studios/tables.ts';
import { translatedText } from '../../../platform/database/translatedText.ts';

const reference = () => bigint({ mode: 'number' });

/** Kinds of single appointments with an employee, such as a one-hour training. */
export const benefits = pgTable(
  'benefits',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 901 }),
    tenant: text()
      .notNull()
      .references(() => tenants.name, { onDelete: 'cascade' }),
    name: translatedText().notNull(),
    description: translatedText().notNull(),
    colorHex: text().notNull(),
    image: jsonb().$type<Schemas['Picture']>(),
    durationMinutes: integer().notNull(),
    /** Null: that of the studio. */
    cancelationRule: jsonb().$type<CancelationRule>(),
  },
  (table) => [index().on(table.tenant)],
);

/** Employees who provide a benefit; `single_appointment_employees` lists the studios where they can be booked. */
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

/** Bookable hours of an employee at a studio: local times HH:mm on a weekday, 24:00 for the end of the day. */
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

/** Price of a benefit at a studio; without an offer it is not available there. */
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
    name: translatedText().notNull(),
    description: translatedText().notNull(),
    priceState: text().$type<Schemas['AppointmentPriceState']['state']>().notNull(),
    /** In the minor unit of the studio's currency; null if it is free. */
    priceCents: integer(),
    paymentMethods: text().array().$type<Schemas['OnlinePaymentMethod'][]>().notNull(),
    /** Trial configuration, if this offer is its session. */
    trialConfigurationId: reference(),
  },
  (table) => [index().on(table.studioId, table.benefitId)],
);

/** Booked times of employees. The employee's row is the lock for every change. */
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
    /** Key of the booker: `account:9001` or `email:someone@example.org`. */
    booker: text().notNull(),
    ...bookedByColumns(),
    /** Data entered for bookings without an account; reduced for a trial session. */
    customerData: jsonb().$type<Schemas['CustomerData'] | Schemas['TrialCustomerData']>(),
    status: text()
      .$type<Exclude<Schemas['BookedItem']['participantStatus'], 'WAITING'>>()
      .notNull(),
    bookingOptionId: reference().references(() => bookingOptions.id, { onDelete: 'set null' }),
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
    /** Brand context and language of the booking request, for later mails; null if none are sent. */
    reader: jsonb().$type<Surface>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    canceledAt: timestamp({ withTimezone: true }),
    /** See `bookings`. */
    endReason: text().$type<EndReason>(),
  },
  (table) => [
    index().on(table.employeeId, table.startsAt),
    // Attendance is decided for appointments of all employees.
    index('single_appointments_booked')
      .on(table.startsAt)
      .where(sql`${table.status} = 'BOOKED'`),
    index().on(table.accountId),
    index().on(table.bookedBy),
    index().on(table.bookingOptionId),
    index().on(table.grantId),
    index().on(table.booker),
    // Prevents two appointments with the same start, independent of the code.
    uniqueIndex('single_appointments_one_at_a_time')
      .on(table.employeeId, table.startsAt)
      .where(sql`${table.status} = 'BOOKED'`),
  ],
);
