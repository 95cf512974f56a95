import { Temporal } from 'temporal-polyfill';
import type { Schemas } from '../../platform/api.ts';
import { addDays } from '../../platform/time.ts';

const units = { DAY: 'days', WEEK: 'weeks', MONTH: 'months', YEAR: 'years' } as const;

/** Returns the day on which a notice period ends. One month after 31 January is the last day of February. */
export function noticeExpiry(day: string, { term, termUnit }: Schemas['Term']): string {
  return Temporal.PlainDate.from(day)
    .add({ [units[termUnit]]: term })
    .toString();
}

/**
 * Returns the last day to give notice for an end date: the last one from which the period ends by then. One month
 * before 31 March is the last day of February, and one month before 30 June is 31 May.
 */
export function lastNoticeDay(endDate: string, period: Schemas['Term']): string {
  const { term, termUnit } = period;
  let last = Temporal.PlainDate.from(endDate)
    .subtract({ [units[termUnit]]: term })
    .toString();
  // Several days at the end of a long month expire on the last day of a short one.
  for (let next = addDays(last, 1); noticeExpiry(next, period) <= endDate; next = addDays(next, 1))
    last = next;
  return last;
}
