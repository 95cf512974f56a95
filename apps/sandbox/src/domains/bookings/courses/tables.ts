import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Schemas } from '../../../platform/api.ts';
import { accounts } from '../../accounts/tables.ts';
import { tenants } from '../../brands/tables.ts';
import type { CancelationRule } from '../../studios/cancelationRule.ts';
import { studios } from '../../studios/tables.ts';
import { translatedText } from '../../../platform/database/translatedText.ts';

const id = () => bigint({ mode: 'number' }).primaryKey();
const reference = () => bigint({ mode: 'number' });

export const courseCategories = pgTable('course_categories', {
  id: id().generatedByDefaultAsIdentity({ startWith: 11 }),
  tenant: text()
    .notNull()
    .references(() => tenants.name, { onDelete: 'cascade' }),
  name: translatedText().notNull(),
});

export const courses = pgTable('courses', {
  id: id().generatedByDefaultAsIdentity({ startWith: 401 }),
  tenant: text()
    .notNull()
    .references(() => tenants.name, { onDelete: 'cascade' }),
  categoryId: reference().references(() => courseCategories.id, { onDelete: 'set null' }),
  name: translatedText().notNull(),
  description: translatedText().notNull(),
  colorHex: text().notNull(),
  image: jsonb().$type<Schemas['Picture']>(),
  /** An EVENT is booked and paid like a course but is not part of the timetable. */
  itemType: text().$type<'COURSE' | 'EVENT'>().notNull().default('COURSE'),
  benefitId: reference(),
  /** Null: that of the studio. */
  cancelationRule: jsonb().$type<CancelationRule>(),
});

/** Course instructors. */
export const employees = pgTable('employees', {
  id: id().generatedByDefaultAsIdentity({ startWith: 301 }),
  tenant: text()
    .notNull()
    .references(() => tenants.name, { onDelete: 'cascade' }),
  displayedName: text().notNull(),
  firstname: text().notNull(),
  lastname: text().notNull(),
});

/** Employees who can be booked for single appointments at a studio. */
export const singleAppointmentEmployees = pgTable(
  'single_appointment_employees',
  {
    studioId: reference()
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    employeeId: reference()
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.studioId, table.employeeId] })],
);

/** Rooms and other places of a studio. */
export const locations = pgTable('locations', {
  id: id().generatedByDefaultAsIdentity({ startWith: 21 }),
  studioId: reference()
    .notNull()
    .references(() => studios.id, { onDelete: 'cascade' }),
  name: translatedText().notNull(),
});

/** One appointment of a course. Its row is the lock for every change to its places. */
export const courseAppointments = pgTable(
  'course_appointments',
  {
    id: id().generatedByDefaultAsIdentity({ startWith: 50001 }),
    courseId: reference()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    studioId: reference()
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    /** Null: bookable at any time. */
    earliestBookingAt: timestamp({ withTimezone: true }),
    /** Null: bookable until it starts. */
    latestBookingAt: timestamp({ withTimezone: true }),
    maxParticipants: integer().notNull(),
    waitingListActive: boolean().notNull(),
    maxWaitingListParticipants: integer().notNull(),
    employeeIds: bigint({ mode: 'number' }).array().notNull(),
    locationIds: bigint({ mode: 'number' }).array().notNull(),
    meetingType: text().$type<Schemas['BookableCourse']['appointmentMeetingType']>().notNull(),
    streamUrl: text(),
    status: text().$type<Schemas['BookableCourse']['appointmentStatus']>().notNull(),
    /** Null: the price is a plain amount. */
    priceState: text().$type<Schemas['AppointmentPriceState']['state']>(),
    priceCents: integer(),
    trialConfigurationId: reference(),
  },
  (table) => [
    index().on(table.studioId, table.startsAt),
    index().on(table.startsAt),
    index().on(table.courseId),
    // Finds the appointments of an employee.
    index().using('gin', table.employeeIds),
  ],
);

/** Offers for the appointments of a course at a studio. */
export const offers = pgTable(
  'offers',
  {
    id: id().generatedByDefaultAsIdentity({ startWith: 601 }),
    studioId: reference()
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    courseId: reference()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    name: translatedText().notNull(),
    description: translatedText().notNull(),
    priceState: text().$type<Schemas['AppointmentPriceState']['state']>().notNull(),
    /** In the minor unit of the studio's currency; null if it is free. */
    priceCents: integer(),
    paymentMethods: text().array().$type<Schemas['OnlinePaymentMethod'][]>().notNull(),
  },
  (table) => [index().on(table.studioId, table.courseId)],
);

/** Options of an account that may pay for appointments. */
export const bookingOptions = pgTable(
  'booking_options',
  {
    id: id().generatedByDefaultAsIdentity({ startWith: 801 }),
    accountId: reference()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    tenant: text()
      .notNull()
      .references(() => tenants.name, { onDelete: 'cascade' }),
    type: text().$type<Schemas['BenefitType']>().notNull(),
    name: translatedText().notNull(),
    /** Null: valid at all studios of the tenant. */
    studioId: reference(),
    /** Categories of courses and events that it pays for. Without categories and benefits: all courses, no events. */
    categoryIds: bigint({ mode: 'number' }).array().notNull(),
    /** Benefits that it pays for: single appointments, courses and events. */
    benefitIds: bigint({ mode: 'number' }).array().notNull().default([]),
    /** Remaining uses; null: unlimited. */
    remaining: integer(),
    validFrom: date({ mode: 'string' }),
    validUntil: date({ mode: 'string' }),
    /** Maximum number of future bookings at a time; null: unlimited. */
    maxOpenBookings: integer(),
  },
  (table) => [index().on(table.accountId)],
);
