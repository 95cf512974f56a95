/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';
import type { RefundAppointment } from './refundAppointment.ts';
import type { RefundRefusal } from './refundRefusal.ts';
import type { VoucherRefund } from './voucherRefund.ts';

/**
 * Refund preview of a payment.
 */
export interface PaymentRefundInformation {
  /** True if refundPayment would succeed now. */
  refundable: boolean;
  /** Reason why it would fail; null if it would succeed. */
  refusal: RefundRefusal | null;
  /**
     * Last time for a refund, depending on the purchase; null if not refundable.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  refundableUntil: Date | null;
  /** Amount that would be refunded, if any. */
  refundableAmount: Money | null;
  /** Amount already refunded, if any. */
  refundedAmount: Money | null;
  /** What a refund would return to the voucher, or what went back to it; null if none paid. */
  voucherRefund: VoucherRefund | null;
  /**
     * Bookings that the refund cancels or has canceled; empty without bookings.
     * @maxItems 20
     */
  appointments: RefundAppointment[];
}
