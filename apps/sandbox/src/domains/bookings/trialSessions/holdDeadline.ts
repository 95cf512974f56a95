import { addMinutes } from '../../../platform/time.ts';
import { type CancelationRule, freeUntil } from '../../studios/cancelationRule.ts';

/** Duration of a hold, and its minimum for trial sessions that start soon. */
const holdMinutes = 24 * 60;
const leastMinutes = 30;

/**
 * Returns the confirmation deadline: a day, or the end of free cancelation if earlier, but at least half an hour; never
 * after the start.
 */
export function holdDeadline(startsAt: Date, rule: CancelationRule, now: Date): Date {
  const usual = [addMinutes(now, holdMinutes), freeUntil(rule, startsAt)];
  const least = [addMinutes(now, leastMinutes), startsAt];
  const earliest = (instants: Date[]) => Math.min(...instants.map((at) => at.getTime()));
  return new Date(Math.max(earliest(usual), earliest(least)));
}
