/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CheckoutState } from './checkoutState.ts';
import type { DeclineReason } from './declineReason.ts';
import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';
import type { PaymentInstrument } from './paymentInstrument.ts';

/**
 * A checkout that stores a new payment method.
 */
export interface PaymentMethodCheckout {
  state: CheckoutState;
  paymentMethod: OnlinePaymentMethod;
  /** Payment instrument; null if it is no longer stored. */
  paymentInstrument: PaymentInstrument | null;
  /** Reason for the failure, if any. */
  failureReason: DeclineReason | null;
  /**
     * Time of creation.
     * @minLength 20
     * @maxLength 35
     */
  createdAt: Date;
  /**
     * Deadline to finalize it.
     * @minLength 20
     * @maxLength 35
     */
  expiresAt: Date;
}
