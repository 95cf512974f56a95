/** Moments as a mail writes them: on the clock of a studio, in the language of the reader. */
const formatter = (locale: string, timeZone: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone });

/** @param instant as ISO 8601 */
export function momentIn(locale: string, zoneId: string, instant: string): string {
  return formatter(locale, zoneId).format(new Date(instant));
}

type Times = { startsAt: string; endsAt: string; studio: { zoneId: string } };

/** From when to when something is. */
export function periodIn(locale: string, { startsAt, endsAt, studio }: Times): string {
  return formatter(locale, studio.zoneId).formatRange(new Date(startsAt), new Date(endsAt));
}

/** A calendar day has no zone: it is the same day wherever it is read. */
export const dayIn = (locale: string, day: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));
