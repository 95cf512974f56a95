/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';

/**
 * The new way to pay, and whose it is.
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
     * A card of createPublicCreditCard; once it is kept nothing else is paid with it in that way.
     * @minimum 1
     * @maximum 9007199254740991
     */
  paymentInstrumentId: number;
}
