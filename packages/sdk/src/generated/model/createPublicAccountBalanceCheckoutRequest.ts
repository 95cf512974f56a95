/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';

/**
 * Link of the balance, and the instrument that pays.
 */
export interface CreatePublicAccountBalanceCheckoutRequest {
  /**
     * The secret of the link, as in getPublicAccountBalance.
     * @minLength 1
     * @maxLength 1024
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
