/** What is charged for a contract, and when: paid in advance, by days where a period is not whole. Integers in the minor unit. */
import type { Schemas } from '../../server/api.ts';
import { addDays, daysBetween } from '../../time.ts';
import { daysRunning, type Pause } from './pauses.ts';
import { dayAfter, roundedTo } from '../contracts/price.ts';

/** Something that is paid for: the contract itself, a module of it, or a fee. */
export type Position = {
  /** Tells it from the others of the contract: `BASE`, `MODULE 44001`, `FLAT_FEE 45001`. */
  key: string;
  type: Schemas['ContractChargeType'];
  name: string;
  /** First day that is paid for. */
  from: string;
  /** Last day that is paid for, as far as anybody knows; null: it goes on. */
  until: string | null;
  /** Null: once, and whole. */
  frequency: Schemas['Term'] | null;
  amountCents: number;
  /** From a day on another amount, in the order of the days. */
  changes: readonly { startDate: string; amountCents: number }[];
  /** Off the first payments of which something is left, one discount after the other. */
  discounts: readonly { amountCents: number; payments: number }[];
  /** Whether nothing is paid for days on which the contract is paused. */
  restsInPauses: boolean;
};

export type Due = {
  key: string;
  type: Schemas['ContractChargeType'];
  name: string;
  dueDate: string;
  /** Last day that it pays for; null for what is paid once. */
  until: string | null;
  amountCents: number;
};

const amountOn = ({ amountCents, changes }: Position, day: string): number =>
  changes.findLast((change) => change.startDate <= day)?.amountCents ?? amountCents;

/**
 * Takes the discounts off one payment after the other, each off the first payments of which something is left, as the price that was signed
 * has it (contracts/price.ts).
 */
function discounting({ discounts }: Position): (cents: number) => number {
  const open = discounts.map((discount) => ({ ...discount }));
  return (cents) =>
    open.reduce((left, discount) => {
      if (left === 0 || discount.payments === 0) return left;
      discount.payments -= 1;
      return left - Math.min(discount.amountCents, left);
    }, cents);
}

function dueOf(
  position: Position,
  lessDiscounts: (cents: number) => number,
  [dueDate, next]: [string, string],
  pauses: readonly Pause[],
  step: number,
): Due {
  const { key, type, name, until, restsInPauses } = position;
  const whole = daysBetween(dueDate, next);
  const last = addDays(next, -1);
  const end = until !== null && until < last ? until : last;
  const days = daysRunning(dueDate, end, restsInPauses ? pauses : []);
  const amount = amountOn(position, dueDate);
  const share = days === whole ? amount : roundedTo(step, amount * days, whole);
  return {
    key,
    type,
    name,
    dueDate,
    until: end,
    amountCents: lessDiscounts(share),
  };
}

/**
 * What is due for a position up to a day. The same contract always owes the same.
 * @param step in which amounts of the currency are rounded
 */
export function duesOf(
  position: Position,
  upTo: string,
  pauses: readonly Pause[],
  step: number,
): Due[] {
  const { key, type, name, from, until, frequency } = position;
  const last = until !== null && until < upTo ? until : upTo;
  if (from > last) return [];
  if (frequency === null) {
    const amountCents = amountOn(position, from);
    return [{ key, type, name, dueDate: from, until: null, amountCents }];
  }
  const dues: Due[] = [];
  const lessDiscounts = discounting(position);
  let day = from;
  for (let count = 0; day <= last; count += 1) {
    const next = dayAfter(from, frequency, count + 1);
    dues.push(dueOf(position, lessDiscounts, [day, next], pauses, step));
    day = next;
  }
  return dues;
}
