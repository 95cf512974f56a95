import type { HistoricUtilization } from '@studio-portal/sdk/types';
import { addDays, type Day, weekStart } from '../../../lib/dates/dates.ts';

export type Weekday = HistoricUtilization['dayOfWeek'];

const names = [
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
  weekdaysAround(day).find((weekday) => weekday.day === day)?.name;

/** Returns the days of the week that contains a day, with the names of the API. */
export const weekdaysAround = (day: Day): { name: Weekday; day: Day }[] =>
  names.map((name, index) => ({ name, day: addDays(weekStart(day), index) }));
