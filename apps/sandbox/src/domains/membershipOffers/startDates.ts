/** Possible start dates of contracts. Calendar days in the studio's time zone. */
import { addDays } from '../../platform/time.ts';
import { apiError } from '../../platform/http/apiError.ts';
import type { StoredOffer } from './offers.ts';

/** Withdrawal period of distance contracts in days after signing (Art. 9 of directive 2011/83/EU). */
const withdrawalDays = 14;

type StartRules = Pick<StoredOffer, 'startsOn' | 'startWithinDays' | 'preuseDays'>;

/** Returns the last day to withdraw from a contract signed today. */
export const withdrawalEnd = (today: string): string => addDays(today, withdrawalDays);

function nextFirstOfMonth(day: string): string {
  if (day.endsWith('-01')) return day;
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

/** Returns the first and last possible start of a contract signed today. */
export function startDateRange(
  { startsOn, startWithinDays }: StartRules,
  today: string,
): { earliest: string; latest: string } {
  const earliest = startsOn === 'ANY_DAY' ? today : nextFirstOfMonth(today);
  const until = addDays(today, startWithinDays);
  return { earliest, latest: until < earliest ? earliest : until };
}

/** Returns the first day on which the studio can be used before the contract starts. */
export function earliestUse({ preuseDays }: StartRules, startDate: string, today: string): string {
  const first = addDays(startDate, -preuseDays);
  return first < today ? today : first;
}

/** @throws 422 for an impossible start date or first day of use */
export function checkStart(
  offer: StartRules,
  { startDate, preuseDate }: { startDate: string; preuseDate: string | null },
  today: string,
): void {
  const { earliest, latest } = startDateRange(offer, today);
  const begins = offer.startsOn === 'ANY_DAY' || startDate.endsWith('-01');
  if (!begins || startDate < earliest || startDate > latest)
    throw apiError(
      422,
      'contract.error.startdatenotallowed',
      'The contract cannot begin on this day',
      { args: [day(earliest), day(latest)] },
    );
  if (preuseDate === null) return;
  const first = earliestUse(offer, startDate, today);
  if (preuseDate < first || preuseDate > startDate)
    throw apiError(
      422,
      'contract.error.preusedatenotallowed',
      'The studio cannot be used from this day on',
      { args: [day(first), day(startDate)] },
    );
}

const day = (value: string) => ({ type: 'STRING' as const, value });
