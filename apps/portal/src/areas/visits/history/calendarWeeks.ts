import { addDays, type Day, weekStart } from '../../../lib/dates/dates.ts';

/** How often the member was there on a day; null for a day that is not asked for. */
type Cell = number | null;

export interface Week {
  /** Its first day. */
  monday: Day;
  /** From Monday to Sunday. */
  days: Cell[];
}

/** How many weeks a calendar has at most: a year, and the week that it begins in. */
const maxWeeks = 53;

/**
 * The weeks between two days, the last ones of many, with the visits of each day.
 * @param visits their days, in any order
 */
export function calendarWeeks(from: Day, to: Day, visits: readonly Day[]): Week[] {
  const count = new Map<Day, number>();
  for (const day of visits) count.set(day, (count.get(day) ?? 0) + 1);
  const weeks: Week[] = [];
  for (
    let monday = weekStart(to);
    weeks.length < maxWeeks && addDays(monday, 6) >= from;
    monday = addDays(monday, -7)
  )
    weeks.unshift({
      monday,
      days: Array.from({ length: 7 }, (_, index) => {
        const day = addDays(monday, index);
        return day < from || day > to ? null : (count.get(day) ?? 0);
      }),
    });
  return weeks;
}
