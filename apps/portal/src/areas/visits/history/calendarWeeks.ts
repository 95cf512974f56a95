import { addDays, type Day, weekStart } from '../../../lib/dates/dates.ts';

/** Number of visits on a day; null for days outside the range. */
type Cell = number | null;

export interface Week {
  /** First day of the week. */
  monday: Day;
  /** From Monday to Sunday. */
  days: Cell[];
}

/** Maximum number of weeks: a year, and the week that it starts in. */
const maxWeeks = 53;

/**
 * Returns the weeks between two days with the number of visits on each day, at most the last 53.
 * @param visits days of the visits, in any order
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
