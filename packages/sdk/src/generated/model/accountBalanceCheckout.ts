/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AccountBalanceCheckoutType } from './accountBalanceCheckoutType.ts';
import type { CheckoutState } from './checkoutState.ts';
import type { DeclineReason } from './declineReason.ts';
import type { Money } from './money.ts';
import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';
import type { PaymentInstrument } from './paymentInstrument.ts';
import type { StudioReference } from './studioReference.ts';

/**
 * The payment of what an account at a studio owes.
 */
export interface AccountBalanceCheckout {
  /**
     * Identifies the checkout.
     * @minLength 36
     * @maxLength 36
     */
  id: string;
  /** What is bought. */
  type: AccountBalanceCheckoutType;
  state: CheckoutState;
  /**
     * Studio that is paid.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  price: Money;
  paymentMethod: OnlinePaymentMethod;
  /** What pays. */
  paymentInstrument: PaymentInstrument | null;
  /** Why it failed. */
  failureReason: DeclineReason | null;
  /**
     * When it was created.
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
  /**
     * Secret of a public checkout; null for a member.
     * @minLength 32
     * @maxLength 64
     * @nullable
     * @pattern ^[A-Za-z0-9_-]{32,64}$
     */
  publicToken: string | null;
  /** Whether the price has been charged. */
  charged: boolean;
  studio: StudioReference;
  balance: Money;
}
