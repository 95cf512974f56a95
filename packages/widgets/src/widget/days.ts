/** Calendar days as texts, `2026-11-26`, and instants in the studio's time zone. */

const dayLength = 86_400_000;

const toInstant = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** Returns the calendar day of an instant in a time zone. */
export const dayInZone = (timeZone: string, instant: Date): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant);

/** Adds a number of days, which may be negative. */
export const addDays = (day: string, days: number): string =>
  new Date(toInstant(day).getTime() + days * dayLength).toISOString().slice(0, 10);

/** Returns the calendar day of a value of the API, which is midnight in UTC. */
export const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Formats a calendar day. */
export const formatDay = (
  day: string,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(toInstant(day));

/** Formats the days from one to another: "23–29 November". */
export const formatDayRange = (first: string, last: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long' }).formatRange(
    toInstant(first),
    toInstant(last),
  );

/** Formats an instant in a time zone. */
export const formatInstant = (
  instant: Date,
  locale: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): string => new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(instant);
