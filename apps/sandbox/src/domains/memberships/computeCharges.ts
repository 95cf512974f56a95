/** Computes the difference between amounts charged and amounts due. */
import { type Due, computeDues, type Position } from './dues.ts';
import type { Pause } from './pauses.ts';

/** A charged amount, including corrections. */
export type Charged = Pick<Due, 'key' | 'dueDate' | 'amountCents'>;

/** An amount to be charged; negative for a credit. */
export type Charge = Due & {
  /** Booking day. */
  chargeDate: string;
};

const chargeId = ({ key, dueDate }: Pick<Due, 'key' | 'dueDate'>): string => `${dueDate} ${key}`;

/**
 * Computes the charges that turn the charged amounts into those due by a day.
 * @param positions in their current state: a canceled contract owes less
 * @param today day on which overpaid amounts are credited and missed ones are charged
 */
export function computeCharges(
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
    before.set(chargeId(one), (before.get(chargeId(one)) ?? 0) + one.amountCents);
  const dues = positions.flatMap((position) => computeDues(position, upTo, pauses, step));
  const known = new Set(dues.map(chargeId));
  const late = (day: string) => (day < today ? today : day);
  const open = dues.flatMap((due): Charge[] => {
    const paid = before.get(chargeId(due));
    const amountCents = due.amountCents - (paid ?? 0);
    if (amountCents === 0) return [];
    return [{ ...due, amountCents, chargeDate: paid === undefined ? late(due.dueDate) : today }];
  });
  // Amounts charged for days after the end, before it was known.
  const surplus = positions.flatMap(({ key, type, name }) =>
    [...before].flatMap(([id, cents]): Charge[] => {
      const [dueDate = '', ...rest] = id.split(' ');
      if (rest.join(' ') !== key || known.has(id) || cents === 0) return [];
      return [{ key, type, name, dueDate, until: null, amountCents: -cents, chargeDate: today }];
    }),
  );
  return [...open, ...surplus].toSorted((a, b) => a.chargeDate.localeCompare(b.chargeDate));
}
