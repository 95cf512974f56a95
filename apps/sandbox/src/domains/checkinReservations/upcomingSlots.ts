/** Slots on the days open for reservation, with their remaining places. */
import { and, asc, count, eq, gte } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { addDays, dayIn } from '../../platform/time.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { maxDaysAhead, slotTimes, type SlotTimes, type StoredSlot } from './slotTimes.ts';
import { checkinReservations, checkinSlots } from './tables.ts';

/** A slot on a day with its number of reservations. */
export type OpenSlot = SlotTimes & { slot: StoredSlot; reserved: number };

/** Maximum length of the list, as described. */
const maxSlots = 500;

/** Loads the slots of a studio that have not ended, from today to the last reservable day, by start. */
export async function loadUpcomingSlots(
  db: Database,
  studio: StoredStudio,
  now: Date,
): Promise<OpenSlot[]> {
  const today = dayIn(studio.zoneId, now);
  const slots = await db
    .select()
    .from(checkinSlots)
    .where(eq(checkinSlots.studioId, studio.id))
    .orderBy(asc(checkinSlots.id));
  const taken = await countReserved(db, studio.id, today);
  const days = Array.from({ length: maxDaysAhead + 1 }, (_, index) => addDays(today, index));
  return days
    .flatMap((day) =>
      slots.flatMap((slot) => {
        const times = slotTimes(slot, day, studio);
        if (times === null || times.endsAt <= now) return [];
        return [{ ...times, slot, reserved: taken.get(`${slot.id} ${day}`) ?? 0 }];
      }),
    )
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .slice(0, maxSlots);
}

/** Counts the reserved places from a day on, by slot and day. */
async function countReserved(
  db: Database,
  studioId: number,
  day: string,
): Promise<Map<string, number>> {
  const { slotId, usageDate, status } = checkinReservations;
  const rows = await db
    .select({ slotId, usageDate, reserved: count() })
    .from(checkinReservations)
    .where(
      and(eq(checkinReservations.studioId, studioId), eq(status, 'RESERVED'), gte(usageDate, day)),
    )
    .groupBy(slotId, usageDate);
  return new Map(rows.map((row) => [`${row.slotId} ${row.usageDate}`, row.reserved]));
}
