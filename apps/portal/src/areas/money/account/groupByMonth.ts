import type { BookingEntry } from '@studio-portal/sdk/types';
import { type Day, fromWire } from '../../../lib/dates/dates.ts';
import { sumMoney } from '../../../lib/dates/money.ts';

/** Charges and payments of a month. */
export interface Month {
  /** Any day of the month. */
  day: Day;
  /** Sums in the currency of the account, never negative. */
  charged: number;
  paid: number;
  /** In the given order. */
  entries: readonly BookingEntry[];
}

/**
 * Groups account entries by the month in which they are due, oldest first; omits months without
 * entries.
 */
export function groupByMonth(entries: readonly BookingEntry[]): Month[] {
  const byMonth = Map.groupBy(entries, ({ dueDate }) => fromWire(dueDate).slice(0, 7));
  return [...byMonth.values()]
    .flatMap((due) => due.slice(0, 1).map(({ dueDate }) => [fromWire(dueDate), due] as const))
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([day, due]) => ({
      day,
      charged: sumAmounts(due, (amount) => Math.max(0, amount)),
      paid: sumAmounts(due, (amount) => Math.max(0, -amount)),
      entries: due,
    }));
}

function sumAmounts(entries: readonly BookingEntry[], part: (amount: number) => number): number {
  const [first] = entries;
  if (!first) return 0;
  const parts = entries.map(({ amount }) => ({ ...amount, amount: part(amount.amount) }));
  return sumMoney(parts, first.amount.currency).amount;
}
