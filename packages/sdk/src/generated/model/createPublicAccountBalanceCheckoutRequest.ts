/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';

/**
 * Link of the balance, and the instrument that pays.
 */
export interface CreatePublicAccountBalanceCheckoutRequest {
  /**
     * The secret of the link, as in getPublicAccountBalance.
     * @minLength 32
     * @maxLength 64
     * @pattern ^bal_[A-Za-z0-9_-]{28,60}$
     */
  token: string;
  paymentMethod: OnlinePaymentMethod;
  /**
     * An instrument from a public call such as createPublicCreditCard, valid for one checkout.
     * @minimum 1
     * @maximum 9007199254740991
     */
  paymentInstrumentId: number;
}
