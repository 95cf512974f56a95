import { minuteOfDay } from './dates.ts';

export const partsOfDay = ['morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

const noon = 12 * 60;
const evening = 17 * 60;

/** The part of its day that an instant lies in, on the clock of a zone. */
export function partOfDay(instant: Date, timeZone: string): PartOfDay {
  const minute = minuteOfDay(instant, timeZone);
  return minute < noon ? 'morning' : minute < evening ? 'afternoon' : 'evening';
}
