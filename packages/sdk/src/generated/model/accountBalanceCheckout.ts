/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AccountBalanceCheckoutType } from './accountBalanceCheckoutType.ts';
import type { CheckoutState } from './checkoutState.ts';
import type { DeclineReason } from './declineReason.ts';
import type { Money } from './money.ts';
import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';
import type { PaymentInstrument } from './paymentInstrument.ts';
import type { StudioReference } from './studioReference.ts';

/**
 * Payment of the balance of an account at a studio.
 */
export interface AccountBalanceCheckout {
  /**
     * Identifies the checkout.
     * @minLength 36
     * @maxLength 36
     */
  id: string;
  /** Type of the purchase. */
  type: AccountBalanceCheckoutType;
  state: CheckoutState;
  /**
     * Studio that receives the payment.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  price: Money;
  paymentMethod: OnlinePaymentMethod;
  /** Payment instrument. */
  paymentInstrument: PaymentInstrument | null;
  /** Reason for the failure. */
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
  /**
     * Secret of a public checkout; null for members.
     * @minLength 1
     * @maxLength 1024
     * @nullable
     */
  publicToken: string | null;
  /** True if the price has been charged. */
  charged: boolean;
  studio: StudioReference;
  balance: Money;
}
