/** Monthly price of a contract, ignoring one-off and introductory effects, so that it is never shown too low. */
import type { Schemas } from '../../platform/api.ts';
import type { Position } from './dues.ts';
import { isOver } from './exitOptions.ts';
import { type Membership, toPositions, roundingStep } from './membership.ts';

const daysPerUnit = { DAY: 1, WEEK: 7 } as const;

/** Converts a periodic amount to a monthly one, rounded up; for days and weeks a month is 1/12 of 365 days. */
export function toMonthlyCents(
  amountCents: number,
  { term, termUnit }: Schemas['Term'],
  step: number,
): number {
  if (termUnit === 'MONTH') return Math.ceil(amountCents / (term * step)) * step;
  if (termUnit === 'YEAR') return Math.ceil(amountCents / (12 * term * step)) * step;
  return Math.ceil((amountCents * 365) / (12 * term * daysPerUnit[termUnit] * step)) * step;
}

const findAmount = ({ amountCents, changes }: Position, today: string): number =>
  changes.findLast(({ startDate }) => startDate <= today)?.amountCents ?? amountCents;

/** Computes the monthly price of a contract including modules and recurring fees; zero after its end. */
export function computeMonthlyCents(membership: Membership, today: string): number {
  if (isOver(membership, today)) return 0;
  const step = roundingStep(membership);
  return toPositions(membership)
    .filter(({ until }) => until === null || until >= today)
    .reduce(
      (sum, position) =>
        position.frequency === null
          ? sum
          : sum + toMonthlyCents(findAmount(position, today), position.frequency, step),
      0,
    );
}
