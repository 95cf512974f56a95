/** When a slot of the week is on a day: kept as wall clock times, told as instants. */
import { addDays, addMinutes, instantAt, weekdayOf } from '../../time.ts';
import { closedTimes, endOn } from '../studios/closings.ts';
import type { StoredStudio } from '../studios/rules.ts';
import type { checkinSlots } from './tables.ts';

export type StoredSlot = typeof checkinSlots.$inferSelect;

/** A slot on a day. */
export type SlotTimes = {
  usageDate: string;
  startsAt: Date;
  endsAt: Date;
  lastCheckinAt: Date;
};

type Weekly = Pick<StoredSlot, 'dayOfWeek' | 'startTime' | 'endTime' | 'checkinMinutes'>;
type Hours = Pick<StoredStudio, 'zoneId' | 'closingHours'>;

/** How many days ahead a visit can be reserved, by the calendar of the studio. */
export const daysAhead = 7;

/**
 * The times of a slot on a day.
 * @returns null where there are none: on other days of the week, while the studio is closed at any time of it, and where a change of
 *   the clocks skips it
 */
export function slotTimes(
  slot: Weekly,
  usageDate: string,
  { zoneId, closingHours }: Hours,
): SlotTimes | null {
  if (slot.dayOfWeek !== weekdayOf(usageDate)) return null;
  const startsAt = instantAt(zoneId, usageDate, slot.startTime);
  const endsAt = endOn(zoneId, usageDate, slot.endTime);
  if (endsAt <= startsAt) return null;
  const isClosed = closedTimes(zoneId, usageDate, 1, closingHours).some(
    ({ from, until }) => from < endsAt && until > startsAt,
  );
  if (isClosed) return null;
  const last = addMinutes(startsAt, slot.checkinMinutes);
  return { usageDate, startsAt, endsAt, lastCheckinAt: last < endsAt ? last : endsAt };
}

/** From when a visit on a day can be reserved: the beginning of the day so many days before, at the studio. */
export function reservableFrom(usageDate: string, { zoneId }: Pick<Hours, 'zoneId'>): Date {
  return instantAt(zoneId, addDays(usageDate, -daysAhead));
}
