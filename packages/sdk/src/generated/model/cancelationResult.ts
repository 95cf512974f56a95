/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';
import type { VoucherRefund } from './voucherRefund.ts';

/**
 * Result of a cancelation.
 */
export interface CancelationResult {
  /**
     * The booking that was canceled.
     * @minLength 36
     * @maxLength 36
     */
  uuid: string;
  /**
     * Time of the end.
     * @minLength 20
     * @maxLength 35
     */
  canceledAt: Date;
  /** The refund to the payment method. */
  refund: Money | null;
  /** What went back to the voucher; null if none paid, or it was too late. */
  voucherRefund: VoucherRefund | null;
  /** The fee charged to the member's account; null if it was none. */
  fee: Money | null;
}
