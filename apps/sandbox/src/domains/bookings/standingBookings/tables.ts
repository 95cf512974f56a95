import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
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
import { studios } from '../../studios/tables.ts';
import { courseAppointments, courses } from '../courses/tables.ts';
import { bookings } from '../tables.ts';

const reference = () => bigint({ mode: 'number' });
const instant = () => timestamp({ withTimezone: true });

/** Why a date is not booked when its booking opens. */
export type NotBookedReason = Exclude<Schemas['NotBookedReason'], 'BOOKING_CANCELED'>;

/** Classes that are booked every week for a member. Their ids are the order in which they are booked. */
export const standingBookings = pgTable(
  'standing_bookings',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity(),
    uuid: uuid().notNull().unique(),
    accountId: reference()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    courseId: reference()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    studioId: reference()
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    /** In the time zone of the studio, like the start (HH:mm). */
    weekday: text().$type<Weekday>().notNull(),
    startTime: text().notNull(),
    /** Calendar days that the member skips. */
    skippedDays: date({ mode: 'string' }).array().notNull().default([]),
    /** Null: not paused. */
    pausedAt: instant(),
    /** Null: not ended by missed classes. */
    endedAt: instant(),
    /** When to look for opened dates again: at the next known opening, and once an hour for new ones. */
    checkAt: instant().notNull(),
    /** Brand and language of the request that made it, for mails sent outside of requests. */
    reader: jsonb().$type<Surface>(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index().on(table.accountId),
    index()
      .on(table.courseId, table.studioId, table.weekday)
      .where(sql`${table.endedAt} is null`),
    index()
      .on(table.checkAt)
      .where(sql`${table.endedAt} is null`),
    index()
      .on(table.endedAt)
      .where(sql`${table.endedAt} is not null`),
    uniqueIndex()
      .on(table.accountId, table.courseId, table.studioId, table.weekday, table.startTime)
      .where(sql`${table.endedAt} is null`),
  ],
);

/** Dates of standing bookings that are decided. Each is decided once, when its booking opens. */
export const standingBookingDates = pgTable(
  'standing_booking_dates',
  {
    standingBookingId: reference()
      .notNull()
      .references(() => standingBookings.id, { onDelete: 'cascade' }),
    /** Calendar day in the time zone of the studio. */
    day: date({ mode: 'string' }).notNull(),
    appointmentId: reference()
      .notNull()
      .references(() => courseAppointments.id, { onDelete: 'cascade' }),
    /** Null: booked. */
    reason: text().$type<NotBookedReason>(),
    bookingId: reference().references(() => bookings.id, { onDelete: 'cascade' }),
    decidedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.standingBookingId, table.day] }),
    index().on(table.appointmentId),
    index().on(table.bookingId),
    index().on(table.decidedAt),
  ],
);

/** Members to notify when booking of a class opens. */
export const bookingOpeningReminders = pgTable(
  'booking_opening_reminders',
  {
    accountId: reference()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    appointmentId: reference()
      .notNull()
      .references(() => courseAppointments.id, { onDelete: 'cascade' }),
    /** When booking opens, as known when the reminder was set. */
    dueAt: instant().notNull(),
    reader: jsonb().$type<Surface>(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.appointmentId] }),
    index().on(table.appointmentId),
    index().on(table.dueAt),
  ],
);
