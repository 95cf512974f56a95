/** Cancelation rules: how long a booking can be canceled for free, and what a later cancelation costs. */
import type { Schemas } from '../../platform/api.ts';
import { money } from '../../platform/money.ts';
import { addMinutes, zoned } from '../../platform/time.ts';

export type CancelationRule = {
  /** Notice before the start, in whole hours, up to which a cancelation is free. */
  hours: number;
  /** What a cancelation after that costs. */
  late: Schemas['LateCancelation']['consequence'];
  /** In the minor unit of the studio's currency; null unless `late` is FEE. */
  feeCents: number | null;
};

/** Rule of studios and bookings without one of their own. */
export const usualCancelationRule = {
  hours: 2,
  late: 'NOT_POSSIBLE',
  feeCents: null,
} as const satisfies CancelationRule;

/** Rule for reserved visits. They are free, so FORFEITED does not apply. */
export type ReservationRule = CancelationRule & {
  late: Exclude<CancelationRule['late'], 'FORFEITED'>;
};

/** Rule of studios without one for reserved visits: free until the visit begins. */
export const usualReservationRule = {
  hours: 0,
  late: 'NOT_POSSIBLE',
  feeCents: null,
} as const satisfies ReservationRule;

/** Something with a rule of its own, or null for the rule of whatever contains it. */
type WithRule = { cancelationRule: CancelationRule | null };

/**
 * Returns the rule of the first that has one. A fee can only be charged to an account; a guest forfeits the payment
 * instead.
 * @param items from the most specific, such as a course, to its studio
 */
export function findCancelationRule(isGuest: boolean, ...items: WithRule[]): CancelationRule {
  const rule =
    items.find(({ cancelationRule }) => cancelationRule !== null)?.cancelationRule ??
    usualCancelationRule;
  return isGuest && rule.late === 'FEE' ? { ...rule, late: 'FORFEITED', feeCents: null } : rule;
}

/** Returns the last moment of a free cancelation. */
export function freeUntil({ hours }: Pick<CancelationRule, 'hours'>, startsAt: Date): Date {
  return addMinutes(startsAt, -hours * 60);
}

/** Returns what a late cancelation costs. @param currency of the studio */
export function toLateCancelation(
  { late, feeCents }: Pick<CancelationRule, 'late' | 'feeCents'>,
  currency: string,
): Schemas['LateCancelation'] {
  return { consequence: late, fee: feeCents === null ? null : money(feeCents, currency) };
}

/** Maps the cancelation terms of a slot that is not booked yet. */
export function toSlotCancelation(
  rule: CancelationRule,
  startsAt: Date,
  { zoneId, currencyCode }: { zoneId: string; currencyCode: string },
): Pick<Schemas['Slot'], 'cancelableUntil' | 'lateCancelation'> {
  return {
    cancelableUntil: zoned(freeUntil(rule, startsAt), zoneId),
    lateCancelation: toLateCancelation(rule, currencyCode),
  };
}
