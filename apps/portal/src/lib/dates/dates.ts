/**
 * The one module that makes and reads dates. Instants are `Date` and are shown in the zone of the studio; calendar days are
 * text of the form YYYY-MM-DD and have no zone. Decision: design, "Calendar days".
 */
declare const dayBrand: unique symbol;
export type Day = string & { readonly [dayBrand]: true };

const dayPattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const dayLength = 86_400_000;

/** Whether a text is a calendar day that exists. */
export function isDay(text: string | null | undefined): text is Day {
  return (
    typeof text === 'string' &&
    dayPattern.test(text) &&
    new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)
  );
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** A formatter of Intl, made once: making one costs as much as writing a hundred dates with it, and lists have thousands. */
function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, made);
  return made;
}

/** The calendar day at an instant, in a zone (default: now). */
export function dayIn(timeZone: string, instant: Date = new Date()): Day {
  const text = formatter('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant);
  if (!isDay(text))
    throw new Error(
      `"${text}" is not a calendar day; does this browser know the zone ${timeZone}?`,
    );
  return text;
}

/** A calendar day so many days later; negative for earlier. */
export function addDays(day: Day, days: number): Day {
  const text = new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength)
    .toISOString()
    .slice(0, 10);
  if (!isDay(text)) throw new RangeError(`${days} days from ${day} is outside the calendar.`);
  return text;
}

/** Monday of the week that a day lies in. */
export const mondayOf = (day: Day): Day =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** Whether two days are both Mondays, both Tuesdays, and so on. */
export const areSameWeekday = (one: Day, other: Day): boolean =>
  toWire(one).getUTCDay() === toWire(other).getUTCDay();

/** Whole years from a day to another, as for an age. */
export function yearsBetween(from: Day, to: Day): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

/** For fields of `format: date` in a body: the SDK sends the first ten characters of the ISO text. */
export const toWire = (day: Day): Date => new Date(`${day}T00:00:00Z`);

/** For fields of `format: date` in an answer: UTC midnight stands for the day. */
export function fromWire(date: Date): Day {
  const text = date.toISOString().slice(0, 10);
  if (!isDay(text)) throw new RangeError(`${text} is not a calendar day.`);
  return text;
}

/** A calendar day for reading. Options as for Intl, the zone is not the caller's to choose. */
export const formatDay = (
  day: Day,
  locale: string,
  options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
): string => formatter(locale, { ...options, timeZone: 'UTC' }).format(toWire(day));

/** A part of a calendar day. */
export type DayPart = 'day' | 'month' | 'year';

const isDayPart = (type: string): type is DayPart =>
  type === 'day' || type === 'month' || type === 'year';

/** The parts of a day in the order in which a language writes them. */
export const dayPartOrder = (locale: string): readonly DayPart[] =>
  formatter(locale, { day: '2-digit', month: '2-digit', year: 'numeric' })
    .formatToParts(0)
    .map(({ type }) => type)
    .filter(isDayPart);

/** An instant for reading, in the zone of the studio. */
export const formatInstant = (
  instant: Date,
  locale: string,
  timeZone: string,
  options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
): string => formatter(locale, { ...options, timeZone }).format(instant);

/** Two instants of one event for reading, by default their times alone: "17:00 – 18:00". */
export const formatTimeRange = (
  start: Date,
  end: Date,
  locale: string,
  timeZone: string,
  options: Omit<Intl.DateTimeFormatOptions, 'timeZone'> = { timeStyle: 'short' },
): string => formatter(locale, { ...options, timeZone }).formatRange(start, end);

const seven = new Date('2026-01-01T07:00:00Z');

/** Hour and minute beside a date, as the language writes a time that stands alone: "07:00" or "7:00". */
export const clockOptions = (locale: string): Omit<Intl.DateTimeFormatOptions, 'timeZone'> => ({
  hour: formatInstant(seven, locale, 'UTC', { timeStyle: 'short' }).startsWith('0')
    ? '2-digit'
    : 'numeric',
  minute: '2-digit',
});

/** What a zone is called at an instant, as short as the language has it: "CET". */
export const zoneName = (instant: Date, locale: string, timeZone: string): string =>
  formatter(locale, { timeZone, hour: 'numeric', timeZoneName: 'short' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** Minutes since midnight on the wall clock of a zone. */
export function minuteOfDay(instant: Date, timeZone: string): number {
  const parts = formatter('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant);
  return Number(parts.slice(0, 2)) * 60 + Number(parts.slice(3, 5));
}

/** Of times that belong to no studio (specification 1, section 9). */
export const defaultZone = 'Europe/Berlin';

/** The zone of the reader's device. */
export const readerZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The instant so many milliseconds after 1970 began. */
export const instantOf = (milliseconds: number): Date => new Date(milliseconds);

/** Whether the clocks of two zones differ at an instant. */
export const clocksDiffer = (instant: Date, zone: string, other: string): boolean =>
  dayIn(zone, instant) !== dayIn(other, instant) ||
  minuteOfDay(instant, zone) !== minuteOfDay(instant, other);

export const now = (): Date => new Date();

/** What is left until a moment, in milliseconds, for reading: minutes and seconds, 09:41. Of less than an hour. */
export const formatTimeLeft = (left: number, locale: string): string =>
  formatInstant(new Date(left), locale, 'UTC', { minute: '2-digit', second: '2-digit' });

/** Compares two instants by value; undefined and null are never equal to one. */
export const sameInstant = (a: unknown, b: unknown): boolean =>
  a instanceof Date && b instanceof Date && a.getTime() === b.getTime();

/** An instant written with its offset; undefined when it is not one. */
export function parseInstant(text: string): Date | undefined {
  const instant = new Date(text);
  return /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text) && !Number.isNaN(instant.getTime())
    ? instant
    : undefined;
}

/** Two calendar days for reading: "24 – 30 November 2026". */
export const formatDayRange = (from: Day, to: Day, locale: string): string =>
  formatter(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(toWire(from), toWire(to));

/** An instant as iCalendar writes it: `20261126T160000Z`. */
export const toIcsInstant = (instant: Date): string =>
  `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
