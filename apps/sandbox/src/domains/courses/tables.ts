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
import type { Schemas } from '../../server/api.ts';
import { accounts } from '../accounts/tables.ts';
import { tenants } from '../brands/tables.ts';
import { studios } from '../studios/tables.ts';

const id = () => bigint({ mode: 'number' }).primaryKey();
const reference = () => bigint({ mode: 'number' });

export const courseCategories = pgTable('course_categories', {
  id: id().generatedByDefaultAsIdentity({ startWith: 11 }),
  tenant: text()
    .notNull()
    .references(() => tenants.name, { onDelete: 'cascade' }),
  name: text().notNull(),
});

export const courses = pgTable('courses', {
  id: id().generatedByDefaultAsIdentity({ startWith: 401 }),
  tenant: text()
    .notNull()
    .references(() => tenants.name, { onDelete: 'cascade' }),
  categoryId: reference().references(() => courseCategories.id, { onDelete: 'set null' }),
  name: text().notNull(),
  description: text().notNull(),
  colorHex: text().notNull(),
  image: jsonb().$type<Schemas['Picture']>(),
  benefitId: reference(),
});

/** People who lead courses. */
export const employees = pgTable('employees', {
  id: id().generatedByDefaultAsIdentity({ startWith: 301 }),
  tenant: text()
    .notNull()
    .references(() => tenants.name, { onDelete: 'cascade' }),
  displayedName: text().notNull(),
  firstname: text().notNull(),
  lastname: text().notNull(),
});

/** Who can be booked for a single appointment at a studio. */
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
  name: text().notNull(),
});

/** One time at which a course takes place. Its row is the lock for everything that takes or frees a place. */
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
  (table) => [index().on(table.studioId, table.startsAt), index().on(table.courseId)],
);

/** What can be bought for the appointments of a course at a studio. */
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
    name: text().notNull(),
    description: text().notNull(),
    priceState: text().$type<Schemas['AppointmentPriceState']['state']>().notNull(),
    /** In the minor unit of the studio's currency; null when there is nothing to pay. */
    priceCents: integer(),
    paymentMethods: text().array().$type<Schemas['OnlinePaymentMethod'][]>().notNull(),
  },
  (table) => [index().on(table.studioId, table.courseId)],
);

/** What an account holds that may pay for appointments. */
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
    name: text().notNull(),
    /** Null: at each studio of the tenant. */
    studioId: reference(),
    /** Empty: for each category. */
    categoryIds: bigint({ mode: 'number' }).array().notNull(),
    /** Uses left; null: no limit. */
    remaining: integer(),
    validFrom: date({ mode: 'string' }),
    validUntil: date({ mode: 'string' }),
    /** How many bookings to come it may pay at once; null: no limit. */
    maxOpenBookings: integer(),
  },
  (table) => [index().on(table.accountId)],
);
