/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';

/**
 * Whether and how a booking can be canceled.
 */
export interface CancelationRuleInfo {
  /** Whether it can be canceled now. */
  cancelable: boolean;
  /**
     * Last moment for a cancelation.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  cancelableUntil: Date | null;
  /** What is paid back; null when nothing was paid. */
  refund: Money | null;
  /** Whether the use of the option is given back. */
  releasesEntitlement: boolean;
}
