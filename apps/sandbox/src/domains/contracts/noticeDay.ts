import { Temporal } from 'temporal-polyfill';
import type { Schemas } from '../../server/api.ts';

const unitOf = { DAY: 'days', WEEK: 'weeks', MONTH: 'months', YEAR: 'years' } as const;

/**
 * The last calendar day on which notice can be given for a contract to end on a day. A month before the last day of March is the last of
 * February.
 */
export function lastNoticeFor(endDate: string, { term, termUnit }: Schemas['Term']): string {
  return Temporal.PlainDate.from(endDate)
    .subtract({ [unitOf[termUnit]]: term })
    .toString();
}

/** The calendar day on which notice of a day has run out. A month after the last day of January is the last of February. */
export function noticeFrom(day: string, { term, termUnit }: Schemas['Term']): string {
  return Temporal.PlainDate.from(day)
    .add({ [unitOf[termUnit]]: term })
    .toString();
}
