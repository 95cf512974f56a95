/** Possible start days of a free period. */
import type { Schemas } from '../../platform/api.ts';
import { addTerm } from '../membershipOffers/price.ts';
import type { Pause } from '../memberships/pauses.ts';
import { lastDayOfTerm } from '../studios/lastDayOfTerm.ts';
import { contractLastDay, type Membership } from '../memberships/membership.ts';

/** Number of days offered (description: at most 12). */
const maxDays = 3;

/** Maximum number of future payments considered. */
const maxPayments = 36;

const overlaps = (startDate: string, endDate: string, pauses: readonly Pause[]): boolean =>
  pauses.some((pause) => pause.startDate <= endDate && startDate <= pause.endDate);

/**
 * Returns the due dates of the next payments on which the period fits into the contract and overlaps no other pause.
 */
export function computeStartDates(
  membership: Membership,
  period: Schemas['Term'],
  today: string,
): string[] {
  const { contract, pauses } = membership;
  const last = contractLastDay(membership);
  const days: string[] = [];
  let past = 0;
  for (let count = 0; days.length < maxDays && past < maxPayments; count += 1) {
    const startDate = addTerm(contract.startDate, contract.paymentFrequency, count);
    if (startDate <= today) continue;
    past += 1;
    const endDate = lastDayOfTerm(startDate, period);
    if (last !== null && endDate > last) break;
    if (!overlaps(startDate, endDate, pauses)) days.push(startDate);
  }
  return days;
}
