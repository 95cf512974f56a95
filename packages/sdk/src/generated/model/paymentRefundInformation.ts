/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';
import type { RefundAppointment } from './refundAppointment.ts';
import type { RefundRefusal } from './refundRefusal.ts';

/**
 * Whether a payment can be given back, and what is taken back with it.
 */
export interface PaymentRefundInformation {
  /** Whether refundPayment would give it back now. */
  refundable: boolean;
  /** Why it would not; null when it would. */
  refusal: RefundRefusal | null;
  /**
     * Last moment for that, by the rule of what was booked; null when it cannot be given back.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  refundableUntil: Date | null;
  /** What would be given back; null when nothing would. */
  refundableAmount: Money | null;
  /** What was given back already; null when nothing was. */
  refundedAmount: Money | null;
  /**
     * What is taken back with the refund, or was; empty where nothing was booked.
     * @maxItems 20
     */
  appointments: RefundAppointment[];
}
