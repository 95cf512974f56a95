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
 * Lists what a member owes for, oldest first. A payment covers the oldest entry of its name, since
 * debits are made for a charge; what is left of it covers the oldest others.
 * @param entries newest first
 */
export function owedItems(entries: readonly BookingEntry[]): OwedItem[] {
  const settled = entries.findIndex(({ balance }) => balance.amount <= 0);
  const open = (settled === -1 ? entries : entries.slice(0, settled)).toReversed();
  let items: OwedItem[] = [];
  for (const { type, name, amount, dueDate } of open) {
    const item = { name, isReversal: type === 'REVERSAL', due: fromWire(dueDate), left: amount };
    if (amount.amount > 0) items.push(item);
    else items = pay(items, { name, paid: { ...amount, amount: -amount.amount } });
  }
  return items;
}

/** Takes a payment off the items and returns those that are left. */
function pay(
  items: readonly OwedItem[],
  { name, paid }: { name: string | null; paid: Money },
): OwedItem[] {
  const item = items.find((one) => one.name === name) ?? items[0];
  if (!item) return [];
  const left = subtractMoney(item.left, paid);
  if (left.amount > 0) return items.map((one) => (one === item ? { ...one, left } : one));
  const others = items.filter((one) => one !== item);
  return left.amount === 0 ? others : pay(others, { name, paid: subtractMoney(paid, item.left) });
}
