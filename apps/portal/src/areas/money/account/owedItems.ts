import type { CustomerAccount, Money } from '@studio-portal/sdk/types';
import { type Day, fromWire } from '../../../lib/dates/dates.ts';
import { subtractMoney } from '../../../lib/dates/money.ts';

/** An entry of the account that is not paid, or not in full. */
export interface OwedItem {
  name: string | null;
  kind: 'charge' | 'returnedPayment' | 'openingBalance';
  /** Due date; for the opening balance, the first day of the period. */
  due: Day;
  /** Unpaid part of its amount. */
  left: Money;
}

/**
 * Lists what a member owes for, oldest first. A payment covers the oldest entry of its name, since
 * debits are made for a charge; what is left of it covers the oldest others. Debts from before the
 * period are one item.
 */
export function owedItems({
  bookingEntries: entries,
  openingBalance,
  filterParameters: { startDate },
}: Pick<CustomerAccount, 'bookingEntries' | 'openingBalance' | 'filterParameters'>): OwedItem[] {
  const settled = entries.findIndex(({ balance }) => balance.amount <= 0);
  const open = (settled === -1 ? entries : entries.slice(0, settled)).toReversed();
  let items: OwedItem[] =
    settled === -1 && openingBalance.amount > 0
      ? [{ name: null, kind: 'openingBalance', due: fromWire(startDate), left: openingBalance }]
      : [];
  for (const { type, name, amount, dueDate } of open) {
    const kind = type === 'REVERSAL' ? 'returnedPayment' : 'charge';
    const item = { name, kind, due: fromWire(dueDate), left: amount } as const;
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
