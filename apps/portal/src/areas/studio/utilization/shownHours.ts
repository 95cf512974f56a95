import type { HistoricUtilizationHour, UtilizationHour } from '@studio-portal/sdk/types';
import { formatInstant, formatTimeRange, parseInstant } from '../../../lib/dates/dates.ts';

/** An hour of the chart and of the table behind it. */
export interface ShownHour {
  /** Identifies the hour. */
  key: string;
  /** Start, for the axis of the chart. */
  start: string;
  /** Start and end. */
  range: string;
  /** Percentage of the studio's capacity. */
  percentage: number;
  kind: 'counted' | 'expected' | 'now';
}

function toShownHour(
  start: Date,
  end: Date,
  { percentage, kind }: Pick<ShownHour, 'percentage' | 'kind'>,
  locale: string,
  zone: string,
): ShownHour {
  return {
    key: start.toJSON(),
    start: formatInstant(start, locale, zone, { hour: 'numeric' }),
    range: formatTimeRange(start, end, locale, zone),
    percentage,
    kind,
  };
}

/** Formats the hours of today. @param current the hour that contains now, if the studio is open */
export const formatToday = (
  hours: readonly UtilizationHour[],
  current: UtilizationHour | undefined,
  locale: string,
  zone: string,
): ShownHour[] =>
  hours.map((hour) => {
    const { startDateTime, endDateTime, percentage, state } = hour;
    const kind = hour === current ? 'now' : state === 'COUNTED' ? 'counted' : 'expected';
    return toShownHour(startDateTime, endDateTime, { percentage, kind }, locale, zone);
  });

/** Parses a local time of any day; the end of the day is its start, so that no date is shown. */
const parseTime = (time: string): Date | undefined =>
  parseInstant(`2024-01-01T${time === '24:00' ? '00:00' : time}:00Z`);

/** Formats the usual hours of a weekday, whose local times belong to no date. */
export const formatWeekday = (
  hours: readonly HistoricUtilizationHour[],
  locale: string,
): ShownHour[] =>
  hours.flatMap(({ startTime, endTime, percentage }) => {
    const start = parseTime(startTime);
    const end = parseTime(endTime);
    if (!start || !end) return [];
    return [toShownHour(start, end, { percentage, kind: 'expected' }, locale, 'UTC')];
  });
