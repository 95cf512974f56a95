/** Idle periods, as far as contracts are concerned. */
import { addDays, daysBetween } from '../../time.ts';

/** Days on which a membership rests; the first and the last one included. */
export type Pause = {
  startDate: string;
  endDate: string;
  /** Whether the minimum term goes on that much longer, as the studio says. */
  lengthensTerm: boolean;
  /** It is a reward and was not asked for. */
  isReward?: true;
};

const inOrder = (pauses: readonly Pause[]): Pause[] =>
  pauses.toSorted((a, b) => a.startDate.localeCompare(b.startDate));

/** The last day of a term, later by the pauses that lie in it and lengthen it. */
export const lengthened = (endDate: string, pauses: readonly Pause[]): string =>
  inOrder(pauses).reduce(
    (end, pause) =>
      pause.lengthensTerm && pause.startDate <= end
        ? addDays(end, daysBetween(pause.startDate, pause.endDate) + 1)
        : end,
    endDate,
  );

/** How many of the days from one to another, both included, are not paused. A day that two pauses have counts once. */
export function daysRunning(from: string, until: string, pauses: readonly Pause[]): number {
  let next = from;
  let paused = 0;
  for (const pause of inOrder(pauses)) {
    const first = pause.startDate > next ? pause.startDate : next;
    const last = pause.endDate < until ? pause.endDate : until;
    if (last < first) continue;
    paused += daysBetween(first, last) + 1;
    next = addDays(last, 1);
  }
  return daysBetween(from, until) + 1 - paused;
}
