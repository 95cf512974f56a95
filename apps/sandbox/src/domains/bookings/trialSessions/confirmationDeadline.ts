import type { Schemas } from '../../../platform/api.ts';
import { zoned } from '../../../platform/time.ts';
import type { StoredTrial } from './ownTrial.ts';

/**
 * Returns the end of a booking's hold, in the calendar format; null if it is not held.
 * @param trial its trial session data; null for other bookings
 */
export function confirmationDeadline(
  status: Schemas['BookedItem']['participantStatus'],
  trial: Pick<StoredTrial, 'confirmUntil' | 'confirmedAt'> | null,
  zoneId: string,
): string | null {
  const isHeld = status === 'BOOKED' && trial !== null && trial.confirmedAt === null;
  return isHeld && trial.confirmUntil !== null ? zoned(trial.confirmUntil, zoneId) : null;
}
