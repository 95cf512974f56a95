import { addMinutes } from '../../time.ts';
import { cancelableUntil } from '../courses/window.ts';

/** How long a place is held for somebody who has not confirmed it, and how long at least where it begins soon. */
const holdMinutes = 24 * 60;
const leastMinutes = 30;

/** Until when a trial session must be confirmed: a day, or until nobody could cancel it any more; never after its start. */
export function holdUntil(startsAt: Date, now: Date): Date {
  const usual = [addMinutes(now, holdMinutes), cancelableUntil(startsAt)];
  const least = [addMinutes(now, leastMinutes), startsAt];
  const earliest = (instants: Date[]) => Math.min(...instants.map((at) => at.getTime()));
  return new Date(Math.max(earliest(usual), earliest(least)));
}
