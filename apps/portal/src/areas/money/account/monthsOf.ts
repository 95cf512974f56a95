import type { BookingEntry } from '@studio-portal/sdk/types';
import { type Day, fromWire } from '../../../lib/dates/dates.ts';

/** What was charged and paid in a month. */
export interface Month {
  /** One of its days. */
  day: Day;
  /** In the currency of the account, both above zero. */
  charged: number;
  paid: number;
}

/** The entries of an account by the month in which they are due, the oldest first; months without any are left out. */
export function monthsOf(entries: readonly BookingEntry[]): Month[] {
  const byMonth = Map.groupBy(entries, ({ dueDate }) => fromWire(dueDate).slice(0, 7));
  return [...byMonth.values()]
    .flatMap((due) => due.slice(0, 1).map(({ dueDate }) => [fromWire(dueDate), due] as const))
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([day, due]) => ({
      day,
      charged: sumOf(due, (amount) => Math.max(0, amount)),
      paid: sumOf(due, (amount) => Math.max(0, -amount)),
    }));
}

/** In whole cents, so that tenths that no binary number holds do not add up. */
const sumOf = (entries: readonly BookingEntry[], part: (amount: number) => number): number =>
  entries.reduce((sum, { amount }) => sum + Math.round(part(amount.amount) * 100), 0) / 100;
