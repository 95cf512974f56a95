/** What a contract comes to a month, once everything that begins with it is over: no month is shown cheaper than it is. */
import type { Schemas } from '../../server/api.ts';
import type { Position } from './dues.ts';
import { isOver } from './leaving.ts';
import { type Membership, positionsOf, stepOfMembership } from './membership.ts';

const daysOf = { DAY: 1, WEEK: 7 } as const;

/** An amount that is due so often, as one a month; a month of days and weeks is the twelfth part of 365 days. */
export function monthlyOf(
  amountCents: number,
  { term, termUnit }: Schemas['Term'],
  step: number,
): number {
  if (termUnit === 'MONTH') return Math.ceil(amountCents / (term * step)) * step;
  if (termUnit === 'YEAR') return Math.ceil(amountCents / (12 * term * step)) * step;
  return Math.ceil((amountCents * 365) / (12 * term * daysOf[termUnit] * step)) * step;
}

const amountOn = ({ amountCents, changes }: Position, today: string): number =>
  changes.findLast(({ startDate }) => startDate <= today)?.amountCents ?? amountCents;

/** What is paid for a contract a month, modules and fees that come back included; nothing for one that is over. */
export function monthlyCentsOf(membership: Membership, today: string): number {
  if (isOver(membership, today)) return 0;
  const step = stepOfMembership(membership);
  return positionsOf(membership)
    .filter(({ until }) => until === null || until >= today)
    .reduce(
      (sum, position) =>
        position.frequency === null
          ? sum
          : sum + monthlyOf(amountOn(position, today), position.frequency, step),
      0,
    );
}
