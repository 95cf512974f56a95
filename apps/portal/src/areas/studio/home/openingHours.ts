import type { ClosingHours } from '@studio-portal/sdk/types';
import { addDays, type Day, dayInZone } from '../../../lib/dates/dates.ts';

/** A day with the periods that the studio opens in. */
export interface OpeningDay {
  day: Day;
  /** In order; empty if it is closed. A period may end on the next day. */
  periods: readonly { from: Date; until: Date }[];
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Returns when a studio opens today and on the six days after, from its closed periods
 * (`closingHoursDtos`: sorted, from the start of today until eight days later). Undefined if it
 * stays open for longer than a day, which no table of days can say.
 */
export function openingHours(
  closings: readonly ClosingHours[],
  now: Date,
  zone: string,
): OpeningDay[] | undefined {
  const periods = closings.flatMap(({ until }, index) => {
    const next = closings[index + 1];
    return next ? [{ from: until, until: next.from }] : [];
  });
  const isLong = periods.some(({ from, until }) => Number(until) - Number(from) > dayMilliseconds);
  if (isLong || closings.length === 0) return undefined;
  const today = dayInZone(zone, now);
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(today, index);
    return { day, periods: periods.filter(({ from }) => dayInZone(zone, from) === day) };
  });
}
