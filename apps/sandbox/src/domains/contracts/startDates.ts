/** From when on a contract can run. Calendar days, in the zone of the studio. */
import { addDays } from '../../time.ts';
import { fault } from '../../server/fault.ts';
import type { StoredOffer } from './offers.ts';

/** Days after the signature on which a contract from a distance can be withdrawn from (Art. 9 of directive 2011/83/EU). */
const withdrawalDays = 14;

type Beginning = Pick<StoredOffer, 'startsOn' | 'startWithinDays' | 'preuseDays'>;

/** Last calendar day for a withdrawal of what is signed today. */
export const withdrawalEnd = (today: string): string => addDays(today, withdrawalDays);

function firstOfMonthFrom(day: string): string {
  if (day.endsWith('-01')) return day;
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

/** The first and the last day on which a contract can begin that is signed today. */
export function startDatesOf(
  { startsOn, startWithinDays }: Beginning,
  today: string,
): { earliest: string; latest: string } {
  const earliest = startsOn === 'ANY_DAY' ? today : firstOfMonthFrom(today);
  const until = addDays(today, startWithinDays);
  return { earliest, latest: until < earliest ? earliest : until };
}

/** The first day on which the studio can be used by a contract that begins on a day. */
export function earliestUse({ preuseDays }: Beginning, startDate: string, today: string): string {
  const first = addDays(startDate, -preuseDays);
  return first < today ? today : first;
}

/** @throws 422 for a day on which the contract cannot begin, and for a day of first use that does not fit it */
export function checkStart(
  offer: Beginning,
  { startDate, preuseDate }: { startDate: string; preuseDate: string | null },
  today: string,
): void {
  const { earliest, latest } = startDatesOf(offer, today);
  const begins = offer.startsOn === 'ANY_DAY' || startDate.endsWith('-01');
  if (!begins || startDate < earliest || startDate > latest)
    throw fault(
      422,
      'contract.error.startdatenotallowed',
      'The contract cannot begin on this day',
      { args: [day(earliest), day(latest)] },
    );
  if (preuseDate === null) return;
  const first = earliestUse(offer, startDate, today);
  if (preuseDate < first || preuseDate > startDate)
    throw fault(
      422,
      'contract.error.preusedatenotallowed',
      'The studio cannot be used from this day on',
      { args: [day(first), day(startDate)] },
    );
}

const day = (value: string) => ({ type: 'STRING' as const, value });
