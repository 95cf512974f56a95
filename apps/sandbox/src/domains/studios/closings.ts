/** When a studio is closed: kept by weekday, told as instants. */
import type { Schemas } from '../../server/api.ts';
import { addDays, dayIn, instantAt, type Weekday, weekdayOf, zoned } from '../../time.ts';

/** A time on a weekday during which a studio is closed: wall clock times HH:mm, until 24:00 for the end of the day. */
export type WeeklyClosing = { dayOfWeek: Weekday; from: string; until: string };

/** How many days are told, today among them. */
const days = 8;

const endOf = (zoneId: string, day: string, { until }: WeeklyClosing): Date =>
  until === '24:00' ? instantAt(zoneId, addDays(day, 1)) : instantAt(zoneId, day, until);

/** The times at which a studio is closed from today on, in order; what follows without a break is one. */
export function closingsFrom(
  now: Date,
  zoneId: string,
  weekly: readonly WeeklyClosing[],
): Schemas['ClosingHours'][] {
  const today = dayIn(zoneId, now);
  const closings: { from: Date; until: Date }[] = [];
  for (let offset = 0; offset < days; offset++) {
    const day = addDays(today, offset);
    const ofDay = weekly
      .filter(({ dayOfWeek }) => dayOfWeek === weekdayOf(day))
      .toSorted((a, b) => a.from.localeCompare(b.from));
    for (const closing of ofDay) {
      const [from, until] = [instantAt(zoneId, day, closing.from), endOf(zoneId, day, closing)];
      const last = closings.at(-1);
      if (last && from <= last.until) last.until = until > last.until ? until : last.until;
      else closings.push({ from, until });
    }
  }
  return closings.map(({ from, until }) => ({
    from: zoned(from, zoneId),
    until: zoned(until, zoneId),
  }));
}
