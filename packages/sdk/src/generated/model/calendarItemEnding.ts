/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CalendarItemEndingReason } from './calendarItemEndingReason.ts';
import type { Money } from './money.ts';
import type { VoucherRefund } from './voucherRefund.ts';

/**
 * Why a booking ended before it took place, and its refund.
 */
export interface CalendarItemEnding {
  /** CANCELED by the customer; WAITING_LIST_ENDED without a free place in time; NOT_CONFIRMED for a trial session that was not confirmed in time; PAYMENT_FAILED after the bank rejected the payment. */
  reason: CalendarItemEndingReason;
  /**
     * Time of the end.
     * @minLength 20
     * @maxLength 35
     */
  endedAt: Date;
  /** The refund to the payment method; null if nothing had been charged, or the bank has reversed the payment itself. */
  refund: Money | null;
  /** What went back to the voucher; null if none paid, or it was too late. */
  voucherRefund: VoucherRefund | null;
  /** True if the use of a contingent was returned. */
  releasedEntitlement: boolean;
}
