/** Amounts due for a contract: paid in advance, with partial periods pro rata by days. Integers in minor units. */
import type { Schemas } from '../../platform/api.ts';
import { addDays, daysBetween } from '../../platform/time.ts';
import { countUnpausedDays, type Pause } from './pauses.ts';
import { addTerm, roundToStep } from '../membershipOffers/price.ts';

/** A charged item: the contract itself, a module or a fee. */
export type Position = {
  /** Unique within the contract: `BASE`, `MODULE 44001`, `FLAT_FEE 45001`. */
  key: string;
  type: Schemas['ContractChargeType'];
  name: string;
  /** First day covered. */
  from: string;
  /** Last known day covered; null while it continues. */
  until: string | null;
  /** Null: one-off, never pro rata. */
  frequency: Schemas['Term'] | null;
  amountCents: number;
  /** Later amounts with their first day, sorted by day. */
  changes: readonly { startDate: string; amountCents: number }[];
  /** Discounts on the first payments with an open amount, applied one after the other. */
  discounts: readonly { amountCents: number; payments: number }[];
  /** True if paused days are free. */
  restsInPauses: boolean;
};

export type Due = {
  key: string;
  type: Schemas['ContractChargeType'];
  name: string;
  dueDate: string;
  /** Last day covered; null for one-off items. */
  until: string | null;
  amountCents: number;
};

const findAmount = ({ amountCents, changes }: Position, day: string): number =>
  changes.findLast((change) => change.startDate <= day)?.amountCents ?? amountCents;

/**
 * Creates a function that applies the discounts to successive payments, following the same rule as the signed price
 * (contracts/price.ts): each discount applies to the first payments with an open amount.
 */
function createDiscounter({ discounts }: Position): (cents: number) => number {
  const open = discounts.map((discount) => ({ ...discount }));
  return (cents) =>
    open.reduce((left, discount) => {
      if (left === 0 || discount.payments === 0) return left;
      discount.payments -= 1;
      return left - Math.min(discount.amountCents, left);
    }, cents);
}

function toDue(
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
  const days = countUnpausedDays(dueDate, end, restsInPauses ? pauses : []);
  const amount = findAmount(position, dueDate);
  const share = days === whole ? amount : roundToStep(step, amount * days, whole);
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
 * Computes the amounts due for a position up to a day. Deterministic for the same contract.
 * @param step rounding step of the currency
 */
export function computeDues(
  position: Position,
  upTo: string,
  pauses: readonly Pause[],
  step: number,
): Due[] {
  const { key, type, name, from, until, frequency } = position;
  const last = until !== null && until < upTo ? until : upTo;
  if (from > last) return [];
  if (frequency === null) {
    const amountCents = findAmount(position, from);
    return [{ key, type, name, dueDate: from, until: null, amountCents }];
  }
  const dues: Due[] = [];
  const lessDiscounts = createDiscounter(position);
  let day = from;
  for (let count = 0; day <= last; count += 1) {
    const next = addTerm(from, frequency, count + 1);
    dues.push(toDue(position, lessDiscounts, [day, next], pauses, step));
    day = next;
  }
  return dues;
}
