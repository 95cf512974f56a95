/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CheckoutState } from './checkoutState.ts';

/**
 * Whether the holder must answer at the provider.
 */
export interface CheckoutAuthentication {
  /**
     * The checkout.
     * @minLength 36
     * @maxLength 36
     */
  checkoutId: string;
  state: CheckoutState;
  /**
     * Page of the payment provider; null when the bank asks for nothing, or the holder has answered and the provider has not yet said what.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  challengeUrl: string | null;
}
