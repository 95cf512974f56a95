import type { HistoricUtilization } from '@studio-portal/sdk/types';
import { addDays, type Day, toWire, weekStart } from '../../../lib/dates/dates.ts';

export type Weekday = HistoricUtilization['dayOfWeek'];

/** The API's names of the weekdays, from Monday on. */
export const weekdays = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const satisfies readonly Weekday[];

/** Returns the API's name of the weekday of a day. */
export const weekdayOf = (day: Day): Weekday | undefined =>
  weekdays[(toWire(day).getUTCDay() + 6) % 7];

/** Returns the days of the week that contains a day, with the names of the API. */
export const weekdaysAround = (day: Day): { name: Weekday; day: Day }[] =>
  weekdays.map((name, index) => ({ name, day: addDays(weekStart(day), index) }));
