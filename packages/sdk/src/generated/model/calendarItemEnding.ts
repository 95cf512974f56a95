/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CalendarItemEndingReason } from './calendarItemEndingReason.ts';
import type { Money } from './money.ts';

/**
 * How a booking ended before it took place, and what came back with it.
 */
export interface CalendarItemEnding {
  /** Why. CANCELED is by whoever booked it, WAITING_LIST_ENDED that no place came up in time, NOT_CONFIRMED that a trial session was not confirmed in time, PAYMENT_FAILED that the bank did not pay in the end. */
  reason: CalendarItemEndingReason;
  /**
     * When.
     * @minLength 20
     * @maxLength 35
     */
  endedAt: Date;
  /** What is paid back; null when nothing had been charged, or the bank has taken it back itself. */
  refund: Money | null;
  /** Whether the use of a contingent was given back. */
  releasedEntitlement: boolean;
}
