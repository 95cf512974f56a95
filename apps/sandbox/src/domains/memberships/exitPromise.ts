/**
 * Exit promise: end date, remaining charges and lapsing benefits if a contract is canceled on a day. Display,
 * cancelation and charging share this rule, so the preview always matches the result.
 */
import { computeDues, type Position } from './dues.ts';
import type { Ending } from './ending.ts';
import type { Pause } from './pauses.ts';
import { type Charge, computeCharges, type Charged } from './computeCharges.ts';

export type ExitPromise = Ending & {
  /** Day of the cancelation. */
  cancelationDate: string;
  charges: Charge[];
  /** Sum of the charges; negative if credits exceed them. */
  stillChargedCents: number;
  /** Last charge with a positive amount; null without further charges. */
  lastCharge: Charge | null;
};

export type ExitInput = {
  /** Current positions, each with its own last day, if any. */
  positions: readonly Position[];
  pauses: readonly Pause[];
  step: number;
  /** Amounts charged so far; by default everything due up to the cancelation. */
  charged?: readonly Charged[];
};

/** Limits positions to an end date. */
export const endPositions = (positions: readonly Position[], endDate: string): Position[] =>
  positions.map((position) => ({
    ...position,
    until: position.until !== null && position.until < endDate ? position.until : endDate,
  }));

/** @param day of the cancelation, charged up to then @param ending from `findEnding` */
export function computePromise(
  { positions, pauses, step, charged }: ExitInput,
  day: string,
  ending: Ending,
): ExitPromise {
  const paid = charged ?? positions.flatMap((position) => computeDues(position, day, pauses, step));
  const until = ending.contractEndDate;
  const charges = computeCharges(endPositions(positions, until), paid, {
    today: day,
    upTo: until,
    pauses,
    step,
  });
  return {
    ...ending,
    cancelationDate: day,
    charges,
    stillChargedCents: charges.reduce((sum, { amountCents }) => sum + amountCents, 0),
    lastCharge: charges.findLast(({ amountCents }) => amountCents > 0) ?? null,
  };
}
