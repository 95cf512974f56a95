import type {
  BookingEntry,
  ContractCharge,
  ContractExitPromise,
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
 * Finds the next payment of active contracts and compares it with the newest charges in the account.
 * The server lists the coming charges with the effect of a cancelation today, so there are none for
 * a contract that cannot be canceled any more.
 * @param today in the time zone of the studio
 */
export function findNextPayment(
  contracts: readonly { exitPromise: Pick<ContractExitPromise, 'charges'> | null }[],
  entries: readonly BookingEntry[],
  today: Day,
): NextPayment | undefined {
  const coming = contracts
    .flatMap(({ exitPromise }) => exitPromise?.charges ?? [])
    .filter(({ dueDate }) => fromWire(dueDate) > today)
    .toSorted((one, other) => Number(one.dueDate) - Number(other.dueDate));
  const [first] = coming;
  if (!first) return undefined;
  const { currency } = first.price;
  const day = fromWire(first.dueDate);
  const charges = coming.filter(({ dueDate }) => fromWire(dueDate) === day);
  const total = sumMoney(
    charges.map(({ price }) => price),
    currency,
  );

  const last = entries.find(({ type }) => type === 'CLAIM');
  if (!last) return { day, charges, total };
  const since = fromWire(last.dueDate);
  const before = entries.filter(
    ({ type, dueDate }) => type === 'CLAIM' && fromWire(dueDate) === since,
  );
  const previous = sumMoney(
    before.map(({ amount }) => amount),
    currency,
  );
  const more = subtractMoney(total, previous).amount;
  if (more === 0) return { day, charges, total };
  const namesNow = charges.map(({ name }) => name);
  const namesBefore = before.flatMap(({ name }) => name ?? []);
  const names =
    more > 0
      ? namesNow.filter((name) => !namesBefore.includes(name))
      : namesBefore.filter((name) => !namesNow.includes(name));
  const difference = { amount: Math.abs(more), currency };
  return { day, charges, total, change: { since, difference, isMore: more > 0, names } };
}
