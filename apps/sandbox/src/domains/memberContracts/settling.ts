/** What is still to be charged for a contract once something was: what is due and was not, and what was and is not any more. */
import { type Due, duesOf, type Position } from './dues.ts';
import type { Pause } from './pauses.ts';

/** What was charged for a payment, corrections included. */
export type Charged = Pick<Due, 'key' | 'dueDate' | 'amountCents'>;

/** An amount to be charged; below zero what is given back. */
export type Charge = Due & {
  /** The day on which it is charged. */
  chargeDate: string;
};

const nameOf = ({ key, dueDate }: Pick<Due, 'key' | 'dueDate'>): string => `${dueDate} ${key}`;

/**
 * The charges that lead from what was charged to what is due up to a day.
 * @param positions as they are now: a contract that ends owes less
 * @param today on which what was charged too much is given back, and what was forgotten is charged
 */
export function chargesUpTo(
  positions: readonly Position[],
  charged: readonly Charged[],
  {
    today,
    upTo,
    pauses,
    step,
  }: { today: string; upTo: string; pauses: readonly Pause[]; step: number },
): Charge[] {
  const before = new Map<string, number>();
  for (const one of charged)
    before.set(nameOf(one), (before.get(nameOf(one)) ?? 0) + one.amountCents);
  const dues = positions.flatMap((position) => duesOf(position, upTo, pauses, step));
  const known = new Set(dues.map(nameOf));
  const late = (day: string) => (day < today ? today : day);
  const open = dues.flatMap((due): Charge[] => {
    const paid = before.get(nameOf(due));
    const amountCents = due.amountCents - (paid ?? 0);
    if (amountCents === 0) return [];
    return [{ ...due, amountCents, chargeDate: paid === undefined ? late(due.dueDate) : today }];
  });
  // What lies after the end, and was charged before anybody knew of it.
  const surplus = positions.flatMap(({ key, type, name }) =>
    [...before].flatMap(([id, cents]): Charge[] => {
      const [dueDate = '', ...rest] = id.split(' ');
      if (rest.join(' ') !== key || known.has(id) || cents === 0) return [];
      return [{ key, type, name, dueDate, until: null, amountCents: -cents, chargeDate: today }];
    }),
  );
  return [...open, ...surplus].toSorted((a, b) => a.chargeDate.localeCompare(b.chargeDate));
}
