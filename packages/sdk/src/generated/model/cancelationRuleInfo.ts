/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';
import type { VoucherRefund } from './voucherRefund.ts';

/**
 * Cancelation preview of a booking.
 */
export interface CancelationRuleInfo {
  /** True if it can be canceled now. */
  cancelable: boolean;
  /**
     * Last time for a cancelation, also one that costs.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  cancelableUntil: Date | null;
  /** The refund to the payment method now; null if nothing was paid, or a late cancelation forfeits it. */
  refund: Money | null;
  /** What goes back to the voucher now; null if none paid, or a late cancelation forfeits it. */
  voucherRefund: VoucherRefund | null;
  /** True if the use of the option is returned now. */
  releasesEntitlement: boolean;
  /** True if an amount or a use of the option paid for it and a cancelation now does not return it. */
  forfeits: boolean;
  /** The fee of a cancelation now; null if it costs none. */
  fee: Money | null;
}
