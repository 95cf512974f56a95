/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';

/**
 * The link and the new payment method.
 */
export interface CreatePaymentMethodCheckoutRequest {
  /**
     * The secret of the link.
     * @minLength 1
     * @maxLength 1024
     */
  token: string;
  paymentMethod: OnlinePaymentMethod;
  /**
     * A card from createPublicCreditCard; once stored, it cannot be used for another checkout.
     * @minimum 1
     * @maximum 9007199254740991
     */
  paymentInstrumentId: number;
}
