/** Formats dates and times of mails: in the studio's time zone and the recipient's language. */
const formatter = (locale: string, timeZone: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone });

/** @param instant as ISO 8601 */
export function formatMoment(locale: string, zoneId: string, instant: string): string {
  return formatter(locale, zoneId).format(new Date(instant));
}

type Times = { startsAt: string; endsAt: string; studio: { zoneId: string } };

/** Formats a time range. */
export function formatPeriod(locale: string, { startsAt, endsAt, studio }: Times): string {
  return formatter(locale, studio.zoneId).formatRange(new Date(startsAt), new Date(endsAt));
}

/** Formats a calendar day. Uses UTC, because a calendar day has no time zone. */
export const formatDay = (locale: string, day: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));
