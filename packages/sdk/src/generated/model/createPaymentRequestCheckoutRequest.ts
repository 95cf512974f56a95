/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';

/**
 * Payment request and instrument.
 */
export interface CreatePaymentRequestCheckoutRequest {
  /**
     * The payment request, from the link of the studio.
     * @minLength 1
     * @maxLength 1024
     */
  paymentRequestUuid: string;
  paymentMethod: OnlinePaymentMethod;
  /**
     * An instrument from a public call such as createPublicCreditCard, valid for one checkout.
     * @minimum 1
     * @maximum 9007199254740991
     */
  paymentInstrumentId: number;
}
