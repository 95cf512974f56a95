/** When bookings can be canceled, and what that costs. */
import type { Schemas } from '../../platform/api.ts';
import { zoned } from '../../platform/time.ts';
import { type CancelationRule, freeUntil, toLateCancelation } from '../studios/cancelationRule.ts';
import type { StoredStudio } from '../studios/rules.ts';

/** What decides when a booking can be canceled. */
export type Cancelable = {
  status: Schemas['BookedItem']['participantStatus'];
  startsAt: Date;
  cancelationRule: CancelationRule;
};

/**
 * Returns the last moment of a cancelation: the start, also for leaving a waiting list, unless late cancelations are
 * not possible.
 */
export function cancelableUntil({ status, startsAt, cancelationRule }: Cancelable): Date {
  return status === 'WAITING' || cancelationRule.late !== 'NOT_POSSIBLE'
    ? startsAt
    : freeUntil(cancelationRule, startsAt);
}

/** Returns whether a booking can be canceled now. */
export function isCancelable(booking: Cancelable, now: Date): boolean {
  const { status } = booking;
  return (status === 'BOOKED' || status === 'WAITING') && now <= cancelableUntil(booking);
}

/** Returns what a cancelation now costs; null if it is free, as leaving a waiting list always is. */
export function findLateRule(
  { status, startsAt, cancelationRule }: Cancelable,
  now: Date,
): CancelationRule | null {
  return status === 'BOOKED' && now > freeUntil(cancelationRule, startsAt) ? cancelationRule : null;
}

/** Maps the cancelation terms of a booking to the API format; the deadlines are null once it can no longer be canceled. */
export function toCancelation(
  booking: Cancelable,
  { zoneId, currencyCode }: Pick<StoredStudio, 'zoneId' | 'currencyCode'>,
  now: Date,
): Pick<Schemas['CalendarItem'], 'cancelableUntil' | 'freeCancelationUntil' | 'lateCancelation'> {
  const { status, startsAt, cancelationRule } = booking;
  const lateCancelation = toLateCancelation(cancelationRule, currencyCode);
  if (!isCancelable(booking, now))
    return { cancelableUntil: null, freeCancelationUntil: null, lateCancelation };
  const until = cancelableUntil(booking);
  const free = status === 'WAITING' ? until : freeUntil(cancelationRule, startsAt);
  return {
    cancelableUntil: zoned(until, zoneId),
    freeCancelationUntil: zoned(free, zoneId),
    lateCancelation,
  };
}
