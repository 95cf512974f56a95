import type { CheckinReservationSlot } from '@studio-portal/sdk/types';
import { isSameInstant } from '../../../lib/dates/dates.ts';

/**
 * How a slot stands for the reader: it is theirs, can be reserved, or why it cannot: it is full, its last check-in is over, or they
 * come at another time of the day already.
 */
export type SlotState = 'mine' | 'open' | 'full' | 'closed' | 'otherOnDay';

/** @param all the slots of the studio, among them those of the same day */
export function slotState(
  slot: CheckinReservationSlot,
  all: readonly CheckinReservationSlot[],
  now: Date,
): SlotState {
  if (slot.reservationId !== null) return 'mine';
  if (slot.lastPossibleCheckinDateTime < now) return 'closed';
  const isOther = (other: CheckinReservationSlot) =>
    other.reservationId !== null && isSameInstant(other.usageDate, slot.usageDate);
  if (all.some(isOther)) return 'otherOnDay';
  return slot.freePlaces > 0 ? 'open' : 'full';
}
