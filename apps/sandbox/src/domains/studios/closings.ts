/** Closing times of a studio: stored by weekday, returned as instants. */
import type { Schemas } from '../../platform/api.ts';
import { addDays, dayIn, instantAt, type Weekday, weekdayOf, zoned } from '../../platform/time.ts';

/** Closing time on a weekday: local times HH:mm, 24:00 for the end of the day. */
export type WeeklyClosing = { dayOfWeek: Weekday; from: string; until: string };

/** Number of days listed, including today. */
const listedDays = 8;

/** Converts a local time to an instant; 24:00 is the end of the day. */
export function toEndInstant(zoneId: string, day: string, time: string): Date {
  return time === '24:00' ? instantAt(zoneId, addDays(day, 1)) : instantAt(zoneId, day, time);
}

/** Lists the closing times of some days in order, merging adjacent ones. */
export function listClosedTimes(
  zoneId: string,
  firstDay: string,
  count: number,
  weekly: readonly WeeklyClosing[],
): { from: Date; until: Date }[] {
  const closings: { from: Date; until: Date }[] = [];
  for (let offset = 0; offset < count; offset++) {
    const day = addDays(firstDay, offset);
    const weekday = weekdayOf(day);
    const ofDay = weekly
      .filter(({ dayOfWeek }) => dayOfWeek === weekday)
      .toSorted((a, b) => a.from.localeCompare(b.from));
    for (const closing of ofDay) {
      const from = instantAt(zoneId, day, closing.from);
      const until = toEndInstant(zoneId, day, closing.until);
      const last = closings.at(-1);
      if (last && from <= last.until) last.until = until > last.until ? until : last.until;
      else closings.push({ from, until });
    }
  }
  return closings;
}

/** Lists the closing times from today on, in API format. */
export function toClosingHours(
  now: Date,
  zoneId: string,
  weekly: readonly WeeklyClosing[],
): Schemas['ClosingHours'][] {
  return listClosedTimes(zoneId, dayIn(zoneId, now), listedDays, weekly).map(({ from, until }) => ({
    from: zoned(from, zoneId),
    until: zoned(until, zoneId),
  }));
}

/** Returns whether a studio with these closing times is open. */
export const isStudioOpen = (
  now: Date,
  zoneId: string,
  weekly: readonly WeeklyClosing[],
): boolean =>
  !listClosedTimes(zoneId, dayIn(zoneId, now), 1, weekly).some(
    ({ from, until }) => from <= now && now < until,
  );
