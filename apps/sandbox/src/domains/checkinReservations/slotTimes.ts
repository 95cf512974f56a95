/** Times of weekly slots on a given day: stored as local times, returned as instants. */
import { addDays, addMinutes, instantAt, weekdayOf } from '../../platform/time.ts';
import { listClosedTimes, toEndInstant } from '../studios/closings.ts';
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

/** Reservations open this many calendar days before the visit. */
export const maxDaysAhead = 7;

/**
 * Returns the times of a slot on a day.
 * @returns null on other weekdays, if the studio is closed during it, and if a clock change skips it
 */
export function slotTimes(
  slot: Weekly,
  usageDate: string,
  { zoneId, closingHours }: Hours,
): SlotTimes | null {
  if (slot.dayOfWeek !== weekdayOf(usageDate)) return null;
  const startsAt = instantAt(zoneId, usageDate, slot.startTime);
  const endsAt = toEndInstant(zoneId, usageDate, slot.endTime);
  if (endsAt <= startsAt) return null;
  const isClosed = listClosedTimes(zoneId, usageDate, 1, closingHours).some(
    ({ from, until }) => from < endsAt && until > startsAt,
  );
  if (isClosed) return null;
  const last = addMinutes(startsAt, slot.checkinMinutes);
  return { usageDate, startsAt, endsAt, lastCheckinAt: last < endsAt ? last : endsAt };
}

/** Returns when reservations for a day open: at the start of the day that many days earlier, at the studio. */
export function reservationOpening(usageDate: string, { zoneId }: Pick<Hours, 'zoneId'>): Date {
  return instantAt(zoneId, addDays(usageDate, -maxDaysAhead));
}
