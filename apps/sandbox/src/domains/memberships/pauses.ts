/** Pauses of contracts. */
import { addDays, daysBetween } from '../../platform/time.ts';

/** Days on which a membership is paused, both inclusive. */
export type Pause = {
  startDate: string;
  endDate: string;
  /** True if the studio extends the minimum term by the pause. */
  lengthensTerm: boolean;
  /** Set for rewarded free periods, which were not requested. */
  isReward?: true;
};

const sortPauses = (pauses: readonly Pause[]): Pause[] =>
  pauses.toSorted((a, b) => a.startDate.localeCompare(b.startDate));

/** Extends the end of a term by the pauses within it that lengthen the term. */
export const extendByPauses = (endDate: string, pauses: readonly Pause[]): string =>
  sortPauses(pauses).reduce(
    (end, pause) =>
      pause.lengthensTerm && pause.startDate <= end
        ? addDays(end, daysBetween(pause.startDate, pause.endDate) + 1)
        : end,
    endDate,
  );

/** Counts unpaused days between two days, both inclusive. A day in two pauses counts once. */
export function countUnpausedDays(from: string, until: string, pauses: readonly Pause[]): number {
  let next = from;
  let paused = 0;
  for (const pause of sortPauses(pauses)) {
    const first = pause.startDate > next ? pause.startDate : next;
    const last = pause.endDate < until ? pause.endDate : until;
    if (last < first) continue;
    paused += daysBetween(first, last) + 1;
    next = addDays(last, 1);
  }
  return daysBetween(from, until) + 1 - paused;
}
