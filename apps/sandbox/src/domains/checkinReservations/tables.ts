import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Schemas } from '../../platform/api.ts';
import type { Weekday } from '../../platform/time.ts';
import { accounts } from '../accounts/tables.ts';
import { type ReservationRule, usualReservationRule } from '../studios/cancelationRule.ts';
import { studios } from '../studios/tables.ts';

const reference = () => bigint({ mode: 'number' });
const instant = () => timestamp({ withTimezone: true });

/**
 * Weekly slots for which a studio with limited room takes reservations. The row is the lock for every change to its
 * places.
 */
export const checkinSlots = pgTable(
  'checkin_slots',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    studioId: reference()
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    dayOfWeek: text().$type<Weekday>().notNull(),
    /** Local time of the studio, HH:mm. */
    startTime: text().notNull(),
    /** Local time on the same day, HH:mm, 24:00 for its end. */
    endTime: text().notNull(),
    /** How long after the start members may still check in. */
    checkinMinutes: integer().notNull(),
    capacity: integer().notNull(),
  },
  (table) => [index().on(table.studioId)],
);

/** Reserved visits. Their times do not follow later changes of the slot. */
export const checkinReservations = pgTable(
  'checkin_reservations',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity(),
    uuid: uuid().notNull().unique(),
    slotId: reference()
      .notNull()
      .references(() => checkinSlots.id, { onDelete: 'cascade' }),
    studioId: reference()
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    /** Null: entered by the studio for someone without an account. */
    accountId: reference().references(() => accounts.id, { onDelete: 'cascade' }),
    /** In the studio's time zone. */
    usageDate: date({ mode: 'string' }).notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    lastCheckinAt: instant().notNull(),
    status: text().$type<Schemas['CheckinReservation']['status']>().notNull(),
    /** The rule at the time of the reservation, which later changes of the studio do not affect. */
    cancelationRule: jsonb().$type<ReservationRule>().notNull().default(usualReservationRule),
    createdAt: instant().notNull(),
    canceledAt: instant(),
  },
  (table) => [
    index().on(table.slotId, table.usageDate),
    index().on(table.accountId, table.startsAt),
    // Guarantees one reservation per day and studio, independent of the code and even for two slots reserved
    // concurrently.
    uniqueIndex()
      .on(table.studioId, table.accountId, table.usageDate)
      .where(sql`${table.status} = 'RESERVED'`),
  ],
);
