import type { Schemas } from '../../server/api.ts';
import { zoned } from '../../time.ts';
import type { StoredTrial } from './ownTrial.ts';

/**
 * Until when a booking is only held, as calendars say it; null for what is booked, or is over.
 * @param trial what is known of it as a trial session; null for other bookings
 */
export function confirmUntilOf(
  status: Schemas['BookedItem']['participantStatus'],
  trial: Pick<StoredTrial, 'confirmUntil' | 'confirmedAt'> | null,
  zoneId: string,
): string | null {
  const isHeld = status === 'BOOKED' && trial !== null && trial.confirmedAt === null;
  return isHeld && trial.confirmUntil !== null ? zoned(trial.confirmUntil, zoneId) : null;
}
