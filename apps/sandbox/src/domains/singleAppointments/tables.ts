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
import { sql } from 'drizzle-orm';
import type { Schemas } from '../../server/api.ts';
import { accounts } from '../accounts/tables.ts';
import { employees } from '../courses/tables.ts';
import { studios } from '../studios/tables.ts';

const reference = () => bigint({ mode: 'number' });

/** What can be booked with an employee: a training of an hour, a measuring of half. */
export const singleAppointmentOffers = pgTable(
  'single_appointment_offers',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 80_001 }),
    studioId: reference()
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    durationMinutes: integer().notNull(),
    /** In the minor unit of the studio's currency. */
    priceCents: integer().notNull(),
    paymentMethods: text().array().$type<Schemas['OnlinePaymentMethod'][]>().notNull(),
  },
  (table) => [index().on(table.studioId)],
);

/** A booked time of an employee. The employee's row is the lock for everything that takes or frees one. */
export const singleAppointments = pgTable(
  'single_appointments',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity(),
    uuid: uuid().notNull().unique(),
    offerId: reference()
      .notNull()
      .references(() => singleAppointmentOffers.id, { onDelete: 'cascade' }),
    employeeId: reference()
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    /** Null: booked without an account. */
    accountId: reference().references(() => accounts.id, { onDelete: 'cascade' }),
    customerData: jsonb().$type<Schemas['CustomerData']>(),
    status: text().$type<'BOOKED' | 'CANCELED'>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.employeeId, table.startsAt),
    index().on(table.accountId),
    // Two cannot begin at once, whatever the code above does.
    uniqueIndex('single_appointments_one_at_a_time')
      .on(table.employeeId, table.startsAt)
      .where(sql`${table.status} = 'BOOKED'`),
  ],
);
