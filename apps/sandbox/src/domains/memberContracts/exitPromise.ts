/**
 * The exit promise: what happens if somebody cancels on a day. When it ends, what is still charged, and what lapses. The same rule cancels,
 * charges and is shown, so nobody is ever told anything else than what comes.
 */
import { duesOf, type Position } from './dues.ts';
import type { Ending } from './ending.ts';
import type { Pause } from './pauses.ts';
import { type Charge, chargesUpTo, type Charged } from './settling.ts';

export type ExitPromise = Ending & {
  /** The day of the cancelation. */
  cancelationDate: string;
  charges: Charge[];
  /** All of it; below zero when more comes back than is still to be paid. */
  stillChargedCents: number;
  /** The last charge that takes money; null: nothing is charged any more. */
  lastCharge: Charge | null;
};

export type Leaving = {
  /** As they are now, each with its own last day if it has one. */
  positions: readonly Position[];
  pauses: readonly Pause[];
  step: number;
  /** What was charged; left out, what is due up to the day of the cancelation. */
  charged?: readonly Charged[];
};

/** The positions of something that ends on a day. */
export const endedOn = (positions: readonly Position[], endDate: string): Position[] =>
  positions.map((position) => ({
    ...position,
    until: position.until !== null && position.until < endDate ? position.until : endDate,
  }));

/** @param day of the cancelation, which has been charged already @param ending by `endingOn` */
export function promiseOf(
  { positions, pauses, step, charged }: Leaving,
  day: string,
  ending: Ending,
): ExitPromise {
  const paid = charged ?? positions.flatMap((position) => duesOf(position, day, pauses, step));
  const until = ending.contractEndDate;
  const charges = chargesUpTo(endedOn(positions, until), paid, {
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
