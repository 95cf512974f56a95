/** Check-in slots of sample studios with limited capacity, where members reserve a time to train. */
import { randomUUID } from 'node:crypto';
import { and, count, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { insertRows } from '../platform/database/insertRows.ts';
import { menuEntries } from '../domains/brands/tables.ts';
import { maxDaysAhead, slotTimes } from '../domains/checkinReservations/slotTimes.ts';
import { checkinReservations, checkinSlots } from '../domains/checkinReservations/tables.ts';
import { studios } from '../domains/studios/tables.ts';
import { addDays, dayIn, daysBetween, weekdays } from '../platform/time.ts';

/** Two studios of northside and one of each other chain. */
const limitedStudios = [1001, 1003, 2001, 3001];

const workdayTimes = [
  ['06:30', '08:00'],
  ['09:00', '10:30'],
  ['12:00', '13:30'],
  ['16:30', '18:00'],
  ['18:00', '19:30'],
  ['19:30', '21:00'],
] as const;

const weekendTimes = [
  ['09:00', '10:30'],
  ['11:00', '12:30'],
  ['14:00', '15:30'],
  ['17:00', '18:30'],
] as const;

const capacity = 12;
const checkinMinutes = 30;

/** Adds the weekly slots and their menu entries. */
export async function seedCheckinSlots(db: Database): Promise<void> {
  const existing = await db
    .select({ studioId: studios.id })
    .from(studios)
    .where(inArray(studios.id, limitedStudios));
  if (existing.length === 0) return;
  await db.insert(checkinSlots).values(
    existing.flatMap(({ studioId }) =>
      weekdays.flatMap((dayOfWeek) =>
        (dayOfWeek === 'SATURDAY' || dayOfWeek === 'SUNDAY' ? weekendTimes : workdayTimes).map(
          ([startTime, endTime]) => ({
            studioId,
            dayOfWeek,
            startTime,
            endTime,
            capacity,
            checkinMinutes,
          }),
        ),
      ),
    ),
  );
  await db.insert(menuEntries).values(
    existing.map(({ studioId }) => ({
      studioId,
      permission: 'CHECKIN_RESERVATION' as const,
      position: 4,
      membersOnly: false,
    })),
  );
}

/** Returns the number of other guests of a slot: deterministic, and occasionally the whole capacity. */
function countGuests(slotId: number, day: string): number {
  const number = daysBetween('2026-01-01', day);
  return (slotId + number) % 9 === 0 ? capacity : (slotId * 5 + number * 7) % (capacity - 1);
}

/** Adds other guests' reservations on days that became bookable since the last start. */
export async function fillCheckinSlots(db: Database, now: Date): Promise<void> {
  const slots = await db
    .select({ slot: checkinSlots, studio: studios })
    .from(checkinSlots)
    .innerJoin(studios, eq(studios.id, checkinSlots.studioId))
    .where(inArray(checkinSlots.studioId, limitedStudios));
  const { slotId, usageDate, status, accountId } = checkinReservations;
  const existing = await db
    .select({
      slotId,
      usageDate,
      reserved: count(),
      guests: sql<number>`count(*) filter (where ${isNull(accountId)})`.mapWith(Number),
    })
    .from(checkinReservations)
    .where(and(eq(status, 'RESERVED'), gte(usageDate, addDays(dayIn('UTC', now), -1))))
    .groupBy(slotId, usageDate);
  const reservationsBySlot = new Map(
    existing.map((row) => [`${row.slotId} ${row.usageDate}`, row]),
  );
  const daysByZone = new Map(
    [...new Set(slots.map(({ studio }) => studio.zoneId))].map((zoneId) => {
      const today = dayIn(zoneId, now);
      return [zoneId, Array.from({ length: maxDaysAhead + 1 }, (_, n) => addDays(today, n))];
    }),
  );
  const rows = slots.flatMap(({ slot, studio }) =>
    (daysByZone.get(studio.zoneId) ?? []).flatMap((day) => {
      const { reserved = 0, guests = 0 } = reservationsBySlot.get(`${slot.id} ${day}`) ?? {};
      const times = guests > 0 ? null : slotTimes(slot, day, studio);
      if (times === null) return [];
      const length = Math.min(countGuests(slot.id, day), slot.capacity - reserved);
      return Array.from({ length }, () => ({
        ...times,
        uuid: randomUUID(),
        slotId: slot.id,
        studioId: studio.id,
        status: 'RESERVED' as const,
        createdAt: now,
      }));
    }),
  );
  await insertRows(db, checkinReservations, rows);
}
