/**
 * The one way to write when something is: "Today 18:00", "Tomorrow 07:00", "Mon 23 Nov, 07:00". Always on the clock of the
 * studio, whose zone is named where the reader's clock shows another time; the year only where it is another than the present one.
 * Decision: 003-words.
 */
import {
  addDays,
  clockOptions,
  clocksDiffer,
  dayIn,
  formatInstant,
  formatTimeRange,
  now,
  readerZone,
  zoneName,
} from './dates.ts';

/** What a text is written for; the present and the reader have defaults, which tests and clocks on a page change. */
export type MomentOptions = {
  /** Inside a sentence: "today 18:00". A text of its own begins with a capital letter. */
  inSentence?: boolean;
  present?: Date;
  /** Where the reader is. */
  reader?: string;
};

/** What Intl does not know: how a moment stands in a sentence of these languages. All others take it as it is. */
const sentenceForms: Partial<
  Record<string, { near: (day: string, clock: string) => string; far: (moment: string) => string }>
> = {
  de: { near: (day, clock) => `${day} ${clock} Uhr`, far: (moment) => `${moment} Uhr` },
  es: { near: (day, clock) => `${day} a las ${clock}`, far: (moment) => `el ${moment}` },
};

/** "today", "tomorrow" or "yesterday"; undefined for any other day. */
function relativeDay(
  instant: Date,
  locale: string,
  timeZone: string,
  present: Date,
): string | undefined {
  const today = dayIn(timeZone, present);
  const day = dayIn(timeZone, instant);
  const distance = [-1, 0, 1].find((days) => addDays(today, days) === day);
  return distance === undefined
    ? undefined
    : new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(distance, 'day');
}

/** Weekday and day, with the year only where it is another than the present one. */
const dateOptions = (
  instant: Date,
  timeZone: string,
  present: Date,
  width: 'short' | 'long',
): Omit<Intl.DateTimeFormatOptions, 'timeZone'> => ({
  weekday: width,
  day: 'numeric',
  month: width,
  ...(dayIn(timeZone, instant).slice(0, 4) === dayIn(timeZone, present).slice(0, 4)
    ? {}
    : { year: 'numeric' }),
});

/** The text with a capital letter, as a line of its own begins. */
function capitalized(text: string, locale: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}

/** " (CET)" where the reader's clock shows another time than the studio's; else nothing. */
function zoneNote(instant: Date, locale: string, timeZone: string, reader: string): string {
  return clocksDiffer(instant, timeZone, reader) ? ` (${zoneName(instant, locale, timeZone)})` : '';
}

/** When something is: "Today 18:00", in a sentence "today 18:00". */
export function formatMoment(
  instant: Date,
  locale: string,
  timeZone: string,
  { inSentence = false, present = now(), reader = readerZone() }: MomentOptions = {},
): string {
  const day = relativeDay(instant, locale, timeZone, present);
  const form = inSentence ? sentenceForms[new Intl.Locale(locale).language] : undefined;
  const clock = formatInstant(instant, locale, timeZone, { timeStyle: 'short' });
  const date = { ...dateOptions(instant, timeZone, present, 'short'), ...clockOptions(locale) };
  const moment =
    day === undefined ? formatInstant(instant, locale, timeZone, date) : `${day} ${clock}`;
  const text = form ? (day === undefined ? form.far(moment) : form.near(day, clock)) : moment;
  return (
    (inSentence ? text : capitalized(text, locale)) + zoneNote(instant, locale, timeZone, reader)
  );
}

/** From when to when something is: "Today 18:00–19:15". */
export function formatPeriod(
  start: Date,
  end: Date,
  locale: string,
  timeZone: string,
  { present = now(), reader = readerZone() }: Omit<MomentOptions, 'inSentence'> = {},
): string {
  const isOneDay = dayIn(timeZone, start) === dayIn(timeZone, end);
  const day = isOneDay ? relativeDay(start, locale, timeZone, present) : undefined;
  const options = { ...dateOptions(start, timeZone, present, 'short'), ...clockOptions(locale) };
  const text =
    day === undefined
      ? formatTimeRange(start, end, locale, timeZone, options)
      : `${day} ${formatTimeRange(start, end, locale, timeZone)}`;
  return capitalized(text, locale) + zoneNote(start, locale, timeZone, reader);
}

/** From when to when something is, where its day is told beside it: "18:00–19:15". */
export const formatTimes = (
  start: Date,
  end: Date,
  locale: string,
  timeZone: string,
  reader: string = readerZone(),
): string =>
  formatTimeRange(start, end, locale, timeZone) + zoneNote(start, locale, timeZone, reader);

/** The day of something where there is room for it: "Today, Sunday 22 November". */
export function formatDateInWords(
  instant: Date,
  locale: string,
  timeZone: string,
  present: Date = now(),
): string {
  const date = formatInstant(
    instant,
    locale,
    timeZone,
    dateOptions(instant, timeZone, present, 'long'),
  );
  const day = relativeDay(instant, locale, timeZone, present);
  return capitalized(day === undefined ? date : `${day}, ${date}`, locale);
}

/** The full date and time, for whoever wants to know it exactly: "Monday, 23 November 2026 at 07:00". */
export const formatFullMoment = (
  instant: Date,
  locale: string,
  timeZone: string,
  reader: string = readerZone(),
): string =>
  formatInstant(instant, locale, timeZone, { dateStyle: 'full', timeStyle: 'short' }) +
  zoneNote(instant, locale, timeZone, reader);

/** A time of the present day, as it stands in a sentence: "22:00", in German "22:00 Uhr". */
export const formatClockInSentence = (instant: Date, locale: string, timeZone: string): string =>
  formatInstant(instant, locale, timeZone, { timeStyle: 'short' }) +
  (new Intl.Locale(locale).language === 'de' ? ' Uhr' : '');
