import type { ContractSignCondition } from '@studio-portal/sdk/types';
import { addDays, type Day, fromWire } from '../../../lib/dates/dates.ts';

type Beginning = Pick<
  ContractSignCondition,
  'earliestStartDate' | 'latestStartDate' | 'startsOn' | 'preuseDays'
>;

/** The days from one to another, both with it. */
function daysFrom(first: Day, last: Day): Day[] {
  const days: Day[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/**
 * The days on which a contract can begin, as the studio has it.
 * @param running whose place it takes: that one has a day at least
 */
export const startDays = (
  { earliestStartDate, latestStartDate, startsOn }: Beginning,
  running: { startDate: Date } | null,
): Day[] =>
  daysFrom(fromWire(earliestStartDate), fromWire(latestStartDate)).filter(
    (day) =>
      (startsOn === 'ANY_DAY' || day.endsWith('-01')) &&
      (running === null || day > fromWire(running.startDate)),
  );

/** The days before its beginning on which the studio can be used already; none where it cannot. @param today at the studio */
export function preuseDays({ preuseDays: most }: Beginning, startDate: Day, today: Day): Day[] {
  const earliest = addDays(startDate, -most);
  return daysFrom(earliest < today ? today : earliest, addDays(startDate, -1));
}
