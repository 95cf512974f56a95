import type { StandingBooking } from '@studio-portal/sdk/types';
import { clockOptions, formatInstant } from '../../../lib/dates/dates.ts';

/** A day of a week that begins on Monday, for each weekday. */
const sampleDays: Record<StandingBooking['weekday'], string> = {
  MONDAY: '2026-01-05',
  TUESDAY: '2026-01-06',
  WEDNESDAY: '2026-01-07',
  THURSDAY: '2026-01-08',
  FRIDAY: '2026-01-09',
  SATURDAY: '2026-01-10',
  SUNDAY: '2026-01-11',
};

/** Formats a weekday and a wall-clock time of the studio: "Thursday 17:00". */
export const formatWeekdayTime = (
  { weekday, startTime }: Pick<StandingBooking, 'weekday' | 'startTime'>,
  locale: string,
): string =>
  formatInstant(new Date(`${sampleDays[weekday]}T${startTime}:00Z`), locale, 'UTC', {
    weekday: 'long',
    ...clockOptions(locale),
  });
