import type { Schemas } from '../../platform/api.ts';
import { cancelableUntil } from './courses/window.ts';

/** Returns whether a booking can be canceled now. */
export function isCancelable(
  status: Schemas['BookedItem']['participantStatus'],
  startsAt: Date,
  now: Date,
): boolean {
  return (status === 'BOOKED' || status === 'WAITING') && now <= cancelableUntil(startsAt);
}
