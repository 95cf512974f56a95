/** Decides whether a payment can be refunded, by the rules of its bookings. */
import type { Schemas } from '../../platform/api.ts';
import type { BookedTime } from './subject.ts';
import { isCharged, type Payment } from '../payments/ledger.ts';

export type Refund = {
  /** Null if it can be refunded now. */
  refusal: Schemas['RefundRefusal'] | null;
  /** Deadline; null for a purchase without appointments that cannot be returned. */
  until: Date | null;
};

/** @param returnUntil deadline for returning a purchase without appointments; null if it cannot be returned */
export function assessRefund(
  payment: Payment,
  booked: readonly BookedTime[],
  returnUntil: Date | null,
  now: Date,
): Refund {
  const moments = booked.map(({ freeUntil }) => freeUntil.getTime());
  const until = moments.length === 0 ? returnUntil : new Date(Math.min(...moments));
  return { until, refusal: findRefusal(payment, booked, until, now) };
}

function findRefusal(
  payment: Payment,
  booked: readonly BookedTime[],
  until: Date | null,
  now: Date,
): Refund['refusal'] {
  const { state, capturedAt } = payment;
  if (state === 'RETURNED') return 'RETURNED';
  if (capturedAt !== null && (state === 'REFUNDED' || state === 'REVERSING' || state === 'VOIDED'))
    return 'ALREADY_REFUNDED';
  if (!isCharged(payment)) return 'NOT_CHARGED';
  if (until === null || !booked.every(({ isBooked }) => isBooked)) return 'NOT_CANCELABLE';
  return now > until ? 'TOO_LATE' : null;
}
