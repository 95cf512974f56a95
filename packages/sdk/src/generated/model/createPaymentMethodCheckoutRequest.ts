/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';

/**
 * The link and the new payment method.
 */
export interface CreatePaymentMethodCheckoutRequest {
  /**
     * The secret of the link.
     * @minLength 32
     * @maxLength 64
     * @pattern ^pmt_[A-Za-z0-9_-]{28,60}$
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
