import type { StandingBooking } from '@studio-portal/sdk/types';
import { weekdays } from '../../studio/utilization/weekdays.ts';
import { clockOptions, formatInstant, toInstant } from '../../../lib/dates/dates.ts';

/** A Monday, in days since 1 January 1970. */
const someMonday = 4;

/** Formats a weekday and a wall-clock time (HH:mm) of the studio: "Thursday 17:00". */
export function formatWeekdayTime(
  { weekday, startTime }: Pick<StandingBooking, 'weekday' | 'startTime'>,
  locale: string,
): string {
  const [hour = 0, minute = 0] = startTime.split(':').map(Number);
  const minutes = ((someMonday + weekdays.indexOf(weekday)) * 24 + hour) * 60 + minute;
  return formatInstant(toInstant(minutes * 60_000), locale, 'UTC', {
    weekday: 'long',
    ...clockOptions(locale),
  });
}
