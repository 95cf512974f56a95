/** On which days a free period can begin. */
import type { Schemas } from '../../server/api.ts';
import { addDays } from '../../time.ts';
import { noticeExpiry } from '../contracts/noticeDay.ts';
import { addTerm } from '../contracts/price.ts';
import type { Pause } from '../memberContracts/pauses.ts';
import { contractLastDay, type Membership } from '../memberContracts/membership.ts';

/** How many days are offered (description: at most 12). */
const mostDays = 3;

/** Payments further ahead than this are not looked at. */
const mostPayments = 36;

/** The last day of a free period that begins on a day. */
export const lastFreeDay = (startDate: string, period: Schemas['Term']): string =>
  addDays(noticeExpiry(startDate, period), -1);

const touches = (startDate: string, endDate: string, pauses: readonly Pause[]): boolean =>
  pauses.some((pause) => pause.startDate <= endDate && startDate <= pause.endDate);

/**
 * The days on which the next payments are due after a day, as far as the whole period lies in the contract and nothing else makes it free
 * already.
 */
export function possibleStartDates(
  membership: Membership,
  period: Schemas['Term'],
  today: string,
): string[] {
  const { contract, pauses } = membership;
  const last = contractLastDay(membership);
  const days: string[] = [];
  let past = 0;
  for (let count = 0; days.length < mostDays && past < mostPayments; count += 1) {
    const startDate = addTerm(contract.startDate, contract.paymentFrequency, count);
    if (startDate <= today) continue;
    past += 1;
    const endDate = lastFreeDay(startDate, period);
    if (last !== null && endDate > last) break;
    if (!touches(startDate, endDate, pauses)) days.push(startDate);
  }
  return days;
}
