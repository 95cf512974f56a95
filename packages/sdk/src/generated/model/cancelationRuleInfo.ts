/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';

/**
 * Cancelation preview of a booking.
 */
export interface CancelationRuleInfo {
  /** True if it can be canceled now. */
  cancelable: boolean;
  /**
     * Last time for a cancelation.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  cancelableUntil: Date | null;
  /** The refund; null if nothing was paid. */
  refund: Money | null;
  /** True if the use of the option is returned. */
  releasesEntitlement: boolean;
}
