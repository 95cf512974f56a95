/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';

/**
 * What is paid, and with what.
 */
export interface CreatePaymentRequestCheckoutRequest {
  /**
     * The payment request, from the link of the studio.
     * @minLength 36
     * @maxLength 36
     */
  paymentRequestUuid: string;
  paymentMethod: OnlinePaymentMethod;
  /**
     * An instrument of a public call such as createPublicCreditCard; it is good for one checkout.
     * @minimum 1
     * @maximum 9007199254740991
     */
  paymentInstrumentId: number;
}
