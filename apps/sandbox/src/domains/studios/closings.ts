/** When a studio is closed: kept by weekday, told as instants. */
import type { Schemas } from '../../server/api.ts';
import { addDays, dayIn, instantAt, type Weekday, weekdayOf, zoned } from '../../time.ts';

/** A time on a weekday during which a studio is closed: wall clock times HH:mm, until 24:00 for the end of the day. */
export type WeeklyClosing = { dayOfWeek: Weekday; from: string; until: string };

/** How many days are told, today among them. */
const days = 8;

/** The instant at which a wall clock shows a time, 24:00 being the end of the day. */
export function endOn(zoneId: string, day: string, time: string): Date {
  return time === '24:00' ? instantAt(zoneId, addDays(day, 1)) : instantAt(zoneId, day, time);
}

/** The times at which a studio is closed on some days, in order; what follows without a break is one. */
export function closedTimes(
  zoneId: string,
  firstDay: string,
  count: number,
  weekly: readonly WeeklyClosing[],
): { from: Date; until: Date }[] {
  const closings: { from: Date; until: Date }[] = [];
  for (let offset = 0; offset < count; offset++) {
    const day = addDays(firstDay, offset);
    const ofDay = weekly
      .filter(({ dayOfWeek }) => dayOfWeek === weekdayOf(day))
      .toSorted((a, b) => a.from.localeCompare(b.from));
    for (const closing of ofDay) {
      const from = instantAt(zoneId, day, closing.from);
      const until = endOn(zoneId, day, closing.until);
      const last = closings.at(-1);
      if (last && from <= last.until) last.until = until > last.until ? until : last.until;
      else closings.push({ from, until });
    }
  }
  return closings;
}

/** The times at which a studio is closed from today on, as the wire has them. */
export function closingsFrom(
  now: Date,
  zoneId: string,
  weekly: readonly WeeklyClosing[],
): Schemas['ClosingHours'][] {
  return closedTimes(zoneId, dayIn(zoneId, now), days, weekly).map(({ from, until }) => ({
    from: zoned(from, zoneId),
    until: zoned(until, zoneId),
  }));
}
