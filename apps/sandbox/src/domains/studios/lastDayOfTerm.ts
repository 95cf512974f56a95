import type { Schemas } from '../../platform/api.ts';
import { addDays } from '../../platform/time.ts';

const daysPerUnit = { DAY: 1, WEEK: 7 } as const;
const monthsPerUnit = { MONTH: 1, YEAR: 12 } as const;

/**
 * Returns the last calendar day of a term: the day before the one with the same number (§ 188 BGB), so half a year from
 * 25 November ends on 24 May. If the last month has no such day, the term ends with that month.
 * @param begin calendar day, such as `2026-11-25`
 */
export function lastDayOfTerm(begin: string, { term, termUnit }: Schemas['Term']): string {
  if (termUnit === 'DAY' || termUnit === 'WEEK')
    return addDays(begin, term * daysPerUnit[termUnit] - 1);
  const [year = 0, month = 1, day = 1] = begin.split('-').map(Number);
  const months = month - 1 + term * monthsPerUnit[termUnit];
  const lastOfMonth = new Date(Date.UTC(year, months + 1, 0)).getUTCDate();
  const end = new Date(Date.UTC(year, months, Math.min(day, lastOfMonth))).toISOString();
  return day > lastOfMonth ? end.slice(0, 10) : addDays(end.slice(0, 10), -1);
}
