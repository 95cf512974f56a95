/** Why a standing booking books nothing, from the errors of bookings and the reasons of entitlements. */
import type { ApiError } from '../../../platform/http/apiError.ts';
import type { InvalidReason } from '../options/optionUse.ts';
import type { NotBookedReason } from './tables.ts';

const errorReasons: Readonly<Record<string, NotBookedReason>> = {
  'booking.error.alreadybooked': 'ALREADY_BOOKED',
  'booking.error.appointmentcanceled': 'CLASS_CANCELED',
  'booking.error.blocked': 'BLOCKED',
  'booking.error.overlapping': 'OVERLAPPING',
  'booking.error.slotfull': 'FULL',
  // Another booking has used the entitlement in the meantime.
  'bookingoption.error.notvalid': 'LIMIT_REACHED',
};

/** Maps the error of a booking; null for one that booking with an entitlement does not have. */
export function toNotBookedReason({ items }: ApiError): NotBookedReason | null {
  const [first] = [items].flat();
  return (first && errorReasons[first.errorCode]) ?? null;
}

/** Reasons that concern the member rather than the class, the most telling one first. */
const coveringReasons: readonly [InvalidReason, NotBookedReason][] = [
  ['BLOCKED', 'BLOCKED'],
  ['ACCESS_REFUSED', 'BLOCKED'],
  ['PAUSED', 'MEMBERSHIP_PAUSED'],
  ['USED_UP', 'LIMIT_REACHED'],
  ['TOO_MANY_BOOKINGS', 'LIMIT_REACHED'],
];

/** Returns why none of a member's entitlements covers a class. */
export const toReasonOfOptions = (reasons: readonly (InvalidReason | null)[]): NotBookedReason =>
  coveringReasons.find(([reason]) => reasons.includes(reason))?.[1] ?? 'NOT_COVERED';

/** Returns whether an entitlement is one for this class, even if it cannot pay for this date. */
export const isForClass = (reason: InvalidReason | null): boolean =>
  reason === null || coveringReasons.some(([covering]) => covering === reason);
