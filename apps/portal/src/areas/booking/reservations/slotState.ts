import type { CheckinReservationSlot } from '@studio-portal/sdk/types';
import { isSameInstant } from '../../../lib/dates/dates.ts';

/**
 * State of a slot for the user: theirs, open, full, closed because its last check-in has passed, or
 * unavailable because they have reserved another time of the day.
 */
export type SlotState = 'mine' | 'open' | 'full' | 'closed' | 'otherOnDay';

/**
 * Returns the state of a slot.
 * @param all slots of the studio, including those of the same day
 */
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
