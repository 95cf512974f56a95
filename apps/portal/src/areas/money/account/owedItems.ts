import type { BookingEntry, Money } from '@studio-portal/sdk/types';
import { type Day, fromWire } from '../../../lib/dates/dates.ts';
import { subtractMoney } from '../../../lib/dates/money.ts';

/** An entry of the account that is not paid, or not in full. */
export interface OwedItem {
  name: string | null;
  /** True for a payment that the bank has returned. */
  isReversal: boolean;
  due: Day;
  /** Unpaid part of its amount. */
  left: Money;
}

/**
 * Lists what a member owes for, oldest first: payments cover the oldest entries, as the balance
 * after each entry tells.
 * @param entries newest first
 */
export function owedItems(entries: readonly BookingEntry[]): OwedItem[] {
  const settled = entries.findIndex(({ balance }) => balance.amount <= 0);
  const open = (settled === -1 ? entries : entries.slice(0, settled)).toReversed();
  const items: OwedItem[] = [];
  for (const { type, name, amount, dueDate } of open) {
    if (amount.amount > 0)
      items.push({ name, isReversal: type === 'REVERSAL', due: fromWire(dueDate), left: amount });
    else payOldest(items, { ...amount, amount: -amount.amount });
  }
  return items;
}

/** Takes a payment off the oldest items, and removes those that are paid. */
function payOldest(items: OwedItem[], payment: Money): void {
  let paid = payment;
  for (let oldest = items[0]; oldest && paid.amount > 0; oldest = items[0]) {
    const left = subtractMoney(oldest.left, paid);
    if (left.amount > 0) {
      items[0] = { ...oldest, left };
      return;
    }
    items.shift();
    paid = { ...left, amount: -left.amount };
  }
}
