/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CheckoutState } from './checkoutState.ts';

/**
 * Whether the holder must confirm at the payment provider.
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
     * Page of the payment provider; null if no confirmation is required, or if the holder has confirmed and the result is not known yet.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  challengeUrl: string | null;
}
