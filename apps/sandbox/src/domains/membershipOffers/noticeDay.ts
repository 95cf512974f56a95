import { Temporal } from 'temporal-polyfill';
import type { Schemas } from '../../platform/api.ts';

const units = { DAY: 'days', WEEK: 'weeks', MONTH: 'months', YEAR: 'years' } as const;

/** Returns the last day to give notice for an end date. One month before 31 March is the last day of February. */
export function lastNoticeDay(endDate: string, { term, termUnit }: Schemas['Term']): string {
  return Temporal.PlainDate.from(endDate)
    .subtract({ [units[termUnit]]: term })
    .toString();
}

/** Returns the day on which a notice period ends. One month after 31 January is the last day of February. */
export function noticeExpiry(day: string, { term, termUnit }: Schemas['Term']): string {
  return Temporal.PlainDate.from(day)
    .add({ [units[termUnit]]: term })
    .toString();
}
