import type {
  BookingEntry,
  ContractCharge,
  ContractPayment,
  Money,
} from '@studio-portal/sdk/types';
import { type Day, fromWire } from '../../../lib/dates/dates.ts';
import { subtractMoney, sumMoney } from '../../../lib/dates/money.ts';

/** Charges that are due together on the next day after today. */
export interface NextPayment {
  day: Day;
  charges: readonly ContractCharge[];
  total: Money;
  /** Difference from the previous payment; missing if both are equal or there was none. */
  change?: {
    /** Day of the previous payment. */
    since: Day;
    /** Never negative. */
    difference: Money;
    isMore: boolean;
    /** Names of the new items if more is charged, otherwise of the dropped ones. */
    names: readonly string[];
  };
}

/**
 * Finds the next payment of contracts and compares it with the newest earlier day on which one of its
 * items was charged.
 * @param payments next payment of each contract that has one
 * @param entries of the account, newest first
 * @param today in the time zone of the studio
 */
export function findNextPayment(
  payments: readonly ContractPayment[],
  entries: readonly BookingEntry[],
  today: Day,
): NextPayment | undefined {
  const [first] = payments.toSorted((one, other) => Number(one.dueDate) - Number(other.dueDate));
  if (!first) return undefined;
  const { currency } = first.price;
  const day = fromWire(first.dueDate);
  const charges = payments
    .filter(({ dueDate }) => fromWire(dueDate) === day)
    .flatMap((payment) => payment.charges);
  const sum = (amounts: readonly Money[]) => sumMoney(amounts, currency);
  const total = sum(charges.map(({ price }) => price));

  const namesNow = charges.map(({ name }) => name);
  const claims = entries.filter(
    ({ type, dueDate }) => type === 'CLAIM' && fromWire(dueDate) <= today,
  );
  const last = claims.find(({ name }) => name !== null && namesNow.includes(name));
  if (!last) return { day, charges, total };
  const since = fromWire(last.dueDate);
  const before = claims.filter(({ dueDate }) => fromWire(dueDate) === since);
  const more = subtractMoney(total, sum(before.map(({ amount }) => amount))).amount;
  if (more === 0) return { day, charges, total };
  const namesBefore = before.flatMap(({ name }) => name ?? []);
  const names =
    more > 0
      ? namesNow.filter((name) => !namesBefore.includes(name))
      : namesBefore.filter((name) => !namesNow.includes(name));
  const difference = { amount: Math.abs(more), currency };
  return { day, charges, total, change: { since, difference, isMore: more > 0, names } };
}
