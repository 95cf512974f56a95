/**
 * The only module that creates, reads and formats dates. Instants are `Date` and are shown in the
 * studio's time zone; calendar days are texts in the form YYYY-MM-DD without a zone. Decision:
 * design, "Calendar days".
 */
import { createListeners } from '../browser/listeners.ts';

declare const dayBrand: unique symbol;
export type Day = string & { readonly [dayBrand]: true };

const dayPattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const dayLength = 86_400_000;

/** Returns whether a text is an existing calendar day. */
export function isDay(text: string | null | undefined): text is Day {
  return (
    typeof text === 'string' &&
    dayPattern.test(text) &&
    new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)
  );
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns a cached formatter: creating one costs as much as formatting a hundred dates, and lists
 * have thousands.
 */
function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, made);
  return made;
}

/** Returns the calendar day at an instant (default: now) in a time zone. */
export function dayInZone(timeZone: string, instant: Date = now()): Day {
  const text = formatter('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant);
  if (!isDay(text))
    throw new Error(
      `"${text}" is not a calendar day. This browser may not support the time zone ${timeZone}.`,
    );
  return text;
}

/** Adds a number of days, which may be negative. */
export function addDays(day: Day, days: number): Day {
  const text = new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength)
    .toISOString()
    .slice(0, 10);
  if (!isDay(text)) throw new RangeError(`${day} plus ${days} days is not a calendar day.`);
  return text;
}

/** Returns the Monday of the week of a day. */
export const weekStart = (day: Day): Day =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** Returns whether two days fall on the same weekday. */
export const areSameWeekday = (one: Day, other: Day): boolean =>
  toWire(one).getUTCDay() === toWire(other).getUTCDay();

/** Counts whole years between two days, as for an age. */
export function yearsBetween(from: Day, to: Day): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

/**
 * Converts a day for `format: date` in a request body: the SDK sends the first ten characters of
 * the ISO text.
 */
export const toWire = (day: Day): Date => new Date(`${day}T00:00:00Z`);

/** Converts `format: date` of a response, where UTC midnight represents the day. */
export function fromWire(date: Date): Day {
  const text = date.toISOString().slice(0, 10);
  if (!isDay(text)) throw new RangeError(`${text} is not a calendar day.`);
  return text;
}

/** Formats a calendar day. Takes the options of Intl except the time zone. */
export const formatDay = (
  day: Day,
  locale: string,
  options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
): string => formatter(locale, { ...options, timeZone: 'UTC' }).format(toWire(day));

export type DayPart = 'day' | 'month' | 'year';

const isDayPart = (type: string): type is DayPart =>
  type === 'day' || type === 'month' || type === 'year';

/** Returns the parts of a day in the order of the locale. */
export const dayPartOrder = (locale: string): readonly DayPart[] =>
  formatter(locale, { day: '2-digit', month: '2-digit', year: 'numeric' })
    .formatToParts(0)
    .map(({ type }) => type)
    .filter(isDayPart);

const halfHour = 1_800_000;
/** Whether a time occurs twice, by zone and half hour. */
const repeated = new Map<string, boolean>();

/** Returns whether the clocks of a zone show the time of an instant twice on its day, because they are set back. */
export function isRepeatedTime(instant: Date, timeZone: string): boolean {
  const key = `${timeZone} ${Math.floor(Number(instant) / halfHour)}`;
  const known = repeated.get(key);
  if (known !== undefined) return known;
  const minute = minuteOfDay(instant, timeZone);
  const isRepeated = [-2, -1, 1, 2].some(
    (steps) => minuteOfDay(new Date(Number(instant) + steps * halfHour), timeZone) === minute,
  );
  repeated.set(key, isRepeated);
  return isRepeated;
}

/** Formats an instant in the studio's time zone. A time that occurs twice has its offset: "02:30 (GMT+1)". */
export function formatInstant(
  instant: Date,
  locale: string,
  timeZone: string,
  options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
): string {
  const text = formatter(locale, { ...options, timeZone }).format(instant);
  const showsTime = options.timeStyle !== undefined || options.hour !== undefined;
  return showsTime && isRepeatedTime(instant, timeZone)
    ? `${text} (${zoneName(instant, locale, timeZone, 'shortOffset')})`
    : text;
}

/**
 * Formats the start and end of an event, by default only the times: "17:00 – 18:00". Times that occur twice have
 * their offsets: "02:30 (GMT+2) – 02:15 (GMT+1)".
 */
export function formatTimeRange(
  start: Date,
  end: Date,
  locale: string,
  timeZone: string,
  options: Omit<Intl.DateTimeFormatOptions, 'timeZone'> = { timeStyle: 'short' },
): string {
  if (!isRepeatedTime(start, timeZone) && !isRepeatedTime(end, timeZone))
    return formatter(locale, { ...options, timeZone }).formatRange(start, end);
  // Ranges of Intl leave out the offsets.
  const isOneDay = dayInZone(timeZone, start) === dayInZone(timeZone, end);
  const until = formatInstant(end, locale, timeZone, isOneDay ? { timeStyle: 'short' } : options);
  return `${formatInstant(start, locale, timeZone, options)} – ${until}`;
}

const seven = new Date('2026-01-01T07:00:00Z');

/**
 * Returns options for hour and minute beside a date that match the locale's format of a time alone:
 * "07:00" or "7:00".
 */
export const clockOptions = (locale: string): Omit<Intl.DateTimeFormatOptions, 'timeZone'> => ({
  hour: formatInstant(seven, locale, 'UTC', { timeStyle: 'short' }).startsWith('0')
    ? '2-digit'
    : 'numeric',
  minute: '2-digit',
});

/** Returns the short name of a time zone at an instant, "CET", or its offset, "GMT+1". */
export const zoneName = (
  instant: Date,
  locale: string,
  timeZone: string,
  timeZoneName: 'short' | 'shortOffset' = 'short',
): string =>
  formatter(locale, { timeZone, hour: 'numeric', timeZoneName })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** Returns the minutes since midnight on the wall clock of a zone. */
export function minuteOfDay(instant: Date, timeZone: string): number {
  const parts = formatter('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant);
  return Number(parts.slice(0, 2)) * 60 + Number(parts.slice(3, 5));
}

/** Time zone for times outside a studio (spec 9). */
export const defaultZone = 'Europe/Berlin';

/** Returns the time zone of the device. */
export const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Converts milliseconds since 1970 to an instant. */
export const toInstant = (milliseconds: number): Date => new Date(milliseconds);

/** Returns whether the clocks of two zones differ at an instant. */
export const clocksDiffer = (instant: Date, zone: string, other: string): boolean =>
  dayInZone(zone, instant) !== dayInZone(other, instant) ||
  minuteOfDay(instant, zone) !== minuteOfDay(instant, other);

/** Milliseconds by which the device's clock is behind the server's; 0 if it is right. */
let correction = 0;
const corrected = createListeners();

/** Subscribes to corrections of the device's clock; returns a function that unsubscribes. */
export const onClockCorrected = corrected.subscribe;

/** Returns the server's time: the device's, corrected if it is wrong. */
export const now = (): Date => new Date(Date.now() + correction);

/** Differences that a slow network or rounding to seconds may cause, in milliseconds. */
const tolerance = 10_000;

/**
 * Corrects the device's clock by the server's, which decides what can be booked.
 * @param httpDate a Date header, which has no fractions of a second
 * @param elapsed duration of the request in milliseconds
 */
export function correctClock(httpDate: string, elapsed: number): void {
  const difference = Date.parse(httpDate) + 500 - (Date.now() - elapsed / 2);
  if (Number.isNaN(difference)) return;
  const isWrong = Math.abs(difference) > tolerance + elapsed / 2;
  correction = isWrong ? difference : 0;
  corrected.notifyAll();
}

/** Formats remaining milliseconds, less than an hour, as minutes and seconds: 09:41. */
export const formatTimeLeft = (left: number, locale: string): string =>
  formatInstant(new Date(left), locale, 'UTC', { minute: '2-digit', second: '2-digit' });

/** Compares two instants by value; undefined and null never equal anything. */
export const isSameInstant = (a: unknown, b: unknown): boolean =>
  a instanceof Date && b instanceof Date && a.getTime() === b.getTime();

/** Parses an instant with an offset; undefined for any other text. */
export function parseInstant(text: string): Date | undefined {
  const instant = new Date(text);
  return /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text) && !Number.isNaN(instant.getTime())
    ? instant
    : undefined;
}

/** Formats two calendar days: "24 – 30 November 2026". */
export const formatDayRange = (from: Day, to: Day, locale: string): string =>
  formatter(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(toWire(from), toWire(to));

/** Formats an instant for iCalendar: `20261126T160000Z`. */
export const toIcsInstant = (instant: Date): string =>
  `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
