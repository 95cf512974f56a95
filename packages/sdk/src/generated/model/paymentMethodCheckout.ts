/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CheckoutState } from './checkoutState.ts';
import type { DeclineReason } from './declineReason.ts';
import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';
import type { PaymentInstrument } from './paymentInstrument.ts';

/**
 * A new way to pay on its way to be kept.
 */
export interface PaymentMethodCheckout {
  state: CheckoutState;
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
}
