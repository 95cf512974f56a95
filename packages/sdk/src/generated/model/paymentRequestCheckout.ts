/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CheckoutState } from './checkoutState.ts';
import type { DeclineReason } from './declineReason.ts';
import type { Money } from './money.ts';
import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';
import type { PaymentInstrument } from './paymentInstrument.ts';
import type { PaymentRequest } from './paymentRequest.ts';

/**
 * The payment of a payment request on its way.
 */
export interface PaymentRequestCheckout {
  /**
     * Identifies the checkout; whoever knows it may act on it.
     * @minLength 36
     * @maxLength 36
     */
  id: string;
  state: CheckoutState;
  paymentRequest: PaymentRequest;
  price: Money;
  paymentMethod: OnlinePaymentMethod;
  /** What pays; null when it is no longer kept. */
  paymentInstrument: PaymentInstrument | null;
  /** Why it failed; null unless it has. */
  failureReason: DeclineReason | null;
  /**
     * When it was begun.
     * @minLength 20
     * @maxLength 35
     */
  createdAt: Date;
  /**
     * Until when it can be finalized.
     * @minLength 20
     * @maxLength 35
     */
  expiresAt: Date;
  /** Whether the price has been charged. */
  charged: boolean;
}
