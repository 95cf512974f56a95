/**
 * The only way to write a time: "Today 18:00", "Tomorrow 07:00", "Mon 23 Nov, 07:00". Uses the
 * studio's clock, names its zone if the user's clock differs, and shows the year only if it differs
 * from the current one. Decision: 003-words.
 */
import {
  addDays,
  clockOptions,
  clocksDiffer,
  type Day,
  dayInZone,
  formatDay,
  formatInstant,
  formatTimeRange,
  isRepeatedTime,
  now,
  browserZone,
  zoneName,
} from './dates.ts';

/** Context of a formatted time; tests and live clocks override the defaults. */
export type MomentOptions = {
  /** True inside a sentence ("today 18:00"); otherwise the text starts with a capital letter. */
  inSentence?: boolean;
  present?: Date;
  /** Time zone of the user. */
  userZone?: string;
};

/** Sentence forms that Intl does not provide. Other languages need none. */
const sentenceForms: Partial<
  Record<string, { near: (day: string, clock: string) => string; far: (moment: string) => string }>
> = {
  de: { near: (day, clock) => `${day} ${clock} Uhr`, far: (moment) => `${moment} Uhr` },
  es: { near: (day, clock) => `${day} a las ${clock}`, far: (moment) => `el ${moment}` },
};

/** Returns "today", "tomorrow" or "yesterday"; undefined for any other day. */
function relativeDay(day: Day, today: Day, locale: string): string | undefined {
  const distance = [-1, 0, 1].find((days) => addDays(today, days) === day);
  return distance === undefined
    ? undefined
    : new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(distance, 'day');
}

/** Returns options for weekday and day, with the year if it differs from the current one. */
const dateOptions = (
  day: Day,
  today: Day,
  width: 'short' | 'long',
): Omit<Intl.DateTimeFormatOptions, 'timeZone'> => ({
  weekday: width,
  day: 'numeric',
  month: width,
  ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
});

/** Capitalizes the first letter. */
function capitalized(text: string, locale: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}

/**
 * Returns " (CET)" if the user's clock differs from the studio's, otherwise an empty text. A time that occurs twice
 * has its offset already.
 */
function zoneNote(instant: Date, locale: string, timeZone: string, userZone: string): string {
  return clocksDiffer(instant, timeZone, userZone) && !isRepeatedTime(instant, timeZone)
    ? ` (${zoneName(instant, locale, timeZone)})`
    : '';
}

/** Formats a time: "Today 18:00", or "today 18:00" inside a sentence. */
export function formatMoment(
  instant: Date,
  locale: string,
  timeZone: string,
  { inSentence = false, present = now(), userZone = browserZone() }: MomentOptions = {},
): string {
  const date = dayInZone(timeZone, instant);
  const today = dayInZone(timeZone, present);
  const day = relativeDay(date, today, locale);
  const form = inSentence ? sentenceForms[new Intl.Locale(locale).language] : undefined;
  const clock = formatInstant(instant, locale, timeZone, { timeStyle: 'short' });
  const options = { ...dateOptions(date, today, 'short'), ...clockOptions(locale) };
  const moment =
    day === undefined ? formatInstant(instant, locale, timeZone, options) : `${day} ${clock}`;
  const text = form ? (day === undefined ? form.far(moment) : form.near(day, clock)) : moment;
  return (
    (inSentence ? text : capitalized(text, locale)) + zoneNote(instant, locale, timeZone, userZone)
  );
}

/** Formats a period: "Today 18:00–19:15". */
export function formatPeriod(
  start: Date,
  end: Date,
  locale: string,
  timeZone: string,
  { present = now(), userZone = browserZone() }: Omit<MomentOptions, 'inSentence'> = {},
): string {
  const date = dayInZone(timeZone, start);
  const today = dayInZone(timeZone, present);
  const isOneDay = date === dayInZone(timeZone, end);
  const day = isOneDay ? relativeDay(date, today, locale) : undefined;
  const options = { ...dateOptions(date, today, 'short'), ...clockOptions(locale) };
  const text =
    day === undefined
      ? formatTimeRange(start, end, locale, timeZone, options)
      : `${day} ${formatTimeRange(start, end, locale, timeZone)}`;
  return capitalized(text, locale) + zoneNote(start, locale, timeZone, userZone);
}

/** Formats the times of a period beside its day: "18:00–19:15". */
export const formatTimes = (
  start: Date,
  end: Date,
  locale: string,
  timeZone: string,
  userZone: string = browserZone(),
): string =>
  formatTimeRange(start, end, locale, timeZone) + zoneNote(start, locale, timeZone, userZone);

/** Formats a day in long form: "Today, Sunday 22 November". */
export function formatDayInWords(day: Day, today: Day, locale: string): string {
  const date = formatDay(day, locale, dateOptions(day, today, 'long'));
  const relative = relativeDay(day, today, locale);
  return capitalized(relative === undefined ? date : `${relative}, ${date}`, locale);
}

/** Formats the day of an instant in long form: "Today, Sunday 22 November". */
export const formatDateInWords = (
  instant: Date,
  locale: string,
  timeZone: string,
  present: Date = now(),
): string => formatDayInWords(dayInZone(timeZone, instant), dayInZone(timeZone, present), locale);

/** Formats the full date and time: "Monday, 23 November 2026 at 07:00". */
export const formatFullMoment = (
  instant: Date,
  locale: string,
  timeZone: string,
  userZone: string = browserZone(),
): string =>
  formatInstant(instant, locale, timeZone, { dateStyle: 'full', timeStyle: 'short' }) +
  zoneNote(instant, locale, timeZone, userZone);

/** Formats a time of the current day for a sentence: "22:00", in German "22:00 Uhr". */
export const formatClockInSentence = (instant: Date, locale: string, timeZone: string): string =>
  formatInstant(instant, locale, timeZone, { timeStyle: 'short' }) +
  (new Intl.Locale(locale).language === 'de' ? ' Uhr' : '');
