import { Temporal } from 'temporal-polyfill';

/** Age of majority in all countries of the sample studios. */
export const adultYears = 18;

/** Returns whether someone is of age; people born on 29 February come of age on 1 March in common years. */
export function isAdult(dateOfBirth: string, today: string): boolean {
  const latest = Temporal.PlainDate.from(today).subtract({ years: adultYears }).toString();
  return dateOfBirth <= latest;
}
