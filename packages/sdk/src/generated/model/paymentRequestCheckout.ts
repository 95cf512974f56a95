/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CheckoutState } from './checkoutState.ts';
import type { DeclineReason } from './declineReason.ts';
import type { Money } from './money.ts';
import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';
import type { PaymentInstrument } from './paymentInstrument.ts';
import type { PaymentRequest } from './paymentRequest.ts';

/**
 * The checkout of a payment request.
 */
export interface PaymentRequestCheckout {
  /**
     * Identifies the checkout and grants access to it.
     * @minLength 36
     * @maxLength 36
     */
  id: string;
  state: CheckoutState;
  paymentRequest: PaymentRequest;
  price: Money;
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
  /** True if the price has been charged. */
  charged: boolean;
}
