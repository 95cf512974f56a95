/** Formats dates and times of mails: in the studio's time zone and the recipient's language. */
import { Temporal } from 'temporal-polyfill';
import { dayIn } from '../time.ts';

const formatter = (locale: string, timeZone: string, dateStyle: 'full' | undefined) =>
  new Intl.DateTimeFormat(locale, {
    ...(dateStyle && { dateStyle }),
    timeStyle: 'short',
    timeZone,
  });

const format = (locale: string, timeZone: string, instant: Date, dateStyle?: 'full') =>
  formatter(locale, timeZone, dateStyle).format(instant) + offsetNote(locale, timeZone, instant);

/** Returns " (GMT+1)" for a time that clocks show twice because they are set back; otherwise an empty text. */
function offsetNote(locale: string, timeZone: string, instant: Date): string {
  const local = Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime();
  const [first, second] = (['earlier', 'later'] as const).map((disambiguation) =>
    local.toZonedDateTime(timeZone, { disambiguation }),
  );
  if (first?.epochMilliseconds === second?.epochMilliseconds) return '';
  const offset = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName');
  return ` (${offset?.value})`;
}

/** @param instant as ISO 8601 */
export const formatMoment = (locale: string, zoneId: string, instant: string): string =>
  format(locale, zoneId, new Date(instant), 'full');

type Times = { startsAt: string; endsAt: string; studio: { zoneId: string } };

/** Formats a time range. */
export function formatPeriod(locale: string, { startsAt, endsAt, studio }: Times): string {
  const { zoneId } = studio;
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  if (offsetNote(locale, zoneId, start) === '' && offsetNote(locale, zoneId, end) === '')
    return formatter(locale, zoneId, 'full').formatRange(start, end);
  const isOneDay = dayIn(zoneId, start) === dayIn(zoneId, end);
  return `${format(locale, zoneId, start, 'full')} – ${format(locale, zoneId, end, isOneDay ? undefined : 'full')}`;
}

/** Formats a calendar day. Uses UTC, because a calendar day has no time zone. */
export const formatDay = (locale: string, day: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));
