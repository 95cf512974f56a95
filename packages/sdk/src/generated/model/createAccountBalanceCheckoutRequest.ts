/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';

/**
 * Recipient and payment instrument of the balance.
 */
export interface CreateAccountBalanceCheckoutRequest {
  /**
     * Organization unit id of the studio that receives the payment.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  paymentMethod: OnlinePaymentMethod;
  /**
     * A stored instrument.
     * @minimum 1
     * @maximum 9007199254740991
     */
  paymentInstrumentId: number;
}
