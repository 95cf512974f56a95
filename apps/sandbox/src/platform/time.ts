/**
 * Times of studios. Inside, an instant is a Date; on the wire it carries the offset of the studio's zone.
 * Calendar days are strings (`2026-11-26`) and have no zone until a studio gives them one.
 */
import { Temporal } from 'temporal-polyfill';

/** An instant as the wire has it: `2026-11-26T17:00:00+01:00`. */
export function zoned(instant: Date, zoneId: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(zoneId)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

/** `zoned`, for an instant that may be missing. */
export function zonedOrNull(instant: Date | null, zoneId: string): string | null {
  return instant === null ? null : zoned(instant, zoneId);
}

/** Whether a text names a day of the calendar, as the description has days. There is no year 0 in databases. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch {
    return false;
  }
}

/** An instant written with its offset; null when a text is none. */
export function parseInstant(text: string): Date | null {
  try {
    return new Date(Temporal.Instant.from(text).epochMilliseconds);
  } catch {
    return null;
  }
}

/** The calendar day of an instant in a zone. */
export function dayIn(zoneId: string, instant: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(zoneId)
    .toPlainDate()
    .toString();
}

/** The time that a wall clock in a zone shows at an instant, as HH:mm. */
export function timeIn(zoneId: string, instant: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(zoneId)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' });
}

/**
 * The instant at which a wall clock in a zone shows a time. A time that a change of the clocks skips is
 * moved forward, one that occurs twice is the first.
 * @param time HH:mm
 */
export function instantAt(zoneId: string, day: string, time = '00:00'): Date {
  const wall = Temporal.PlainDateTime.from(`${day}T${time}`);
  return new Date(wall.toZonedDateTime(zoneId).epochMilliseconds);
}

/** A calendar day later (or earlier). */
export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** From Monday on, as ISO 8601 counts. */
export const weekdays = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const;

export type Weekday = (typeof weekdays)[number];

/** The weekday of a calendar day. */
export function weekdayOf(day: string): Weekday {
  return weekdays[Temporal.PlainDate.from(day).dayOfWeek - 1] ?? 'SUNDAY';
}

/** How many days lie between two calendar days. */
export function daysBetween(from: string, until: string): number {
  return Temporal.PlainDate.from(from).until(until, { largestUnit: 'day' }).days;
}

/** An instant later (or earlier). */
export function addMinutes(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000);
}

/** The same wall clock time some calendar days later (or earlier), in a zone. */
export function addDaysAt(zoneId: string, instant: Date, days: number): Date {
  const there = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(
    zoneId,
  );
  return new Date(there.add({ days }).epochMilliseconds);
}

/** A part of a calendar day in a zone during which clocks are not changed; the end is no part of it. */
export type Stretch = { from: Date; until: Date; offsetMinutes: number };

/** A calendar day from midnight to midnight: one stretch, and two when clocks are changed on it. */
export function stretchesOf(zoneId: string, day: string): Stretch[] {
  const start = Temporal.PlainDate.from(day).toZonedDateTime(zoneId);
  const end = Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(zoneId);
  // Asking for the next change is dear, and on most days there is none.
  const change =
    start.offsetNanoseconds === end.offsetNanoseconds ? null : start.getTimeZoneTransition('next');
  const starts =
    change && Temporal.ZonedDateTime.compare(change, end) < 0 ? [start, change] : [start];
  return starts.map((from, index) => ({
    from: new Date(from.epochMilliseconds),
    until: new Date((starts[index + 1] ?? end).epochMilliseconds),
    offsetMinutes: from.offsetNanoseconds / 60_000_000_000,
  }));
}
