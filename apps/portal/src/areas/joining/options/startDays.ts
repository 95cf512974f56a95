import type { ContractSignCondition } from '@studio-portal/sdk/types';
import { addDays, type Day, fromWire } from '../../../lib/dates/dates.ts';

type StartRule = Pick<
  ContractSignCondition,
  'earliestStartDate' | 'latestStartDate' | 'startsOn' | 'preuseDays'
>;

/** Returns all days from first to last, both included. */
function listDays(first: Day, last: Day): Day[] {
  const days: Day[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/**
 * Returns the days on which a contract can start, by the studio's rules.
 * @param currentContract contract to replace; the new one starts at least one day after it
 */
export const startDays = (
  { earliestStartDate, latestStartDate, startsOn }: StartRule,
  currentContract: { startDate: Date } | null,
): Day[] =>
  listDays(fromWire(earliestStartDate), fromWire(latestStartDate)).filter(
    (day) =>
      (startsOn === 'ANY_DAY' || day.endsWith('-01')) &&
      (currentContract === null || day > fromWire(currentContract.startDate)),
  );

/**
 * Returns the days before the start on which the studio can already be used; empty if there are
 * none.
 * @param today current day at the studio
 */
export function preuseDays({ preuseDays: limit }: StartRule, startDate: Day, today: Day): Day[] {
  const earliest = addDays(startDate, -limit);
  return listDays(earliest < today ? today : earliest, addDays(startDate, -1));
}
