/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';

/**
 * Whom the balance is paid to, and with what.
 */
export interface CreateAccountBalanceCheckoutRequest {
  /**
     * Organization unit id of the studio that is paid.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  paymentMethod: OnlinePaymentMethod;
  /**
     * A kept instrument.
     * @minimum 1
     * @maximum 9007199254740991
     */
  paymentInstrumentId: number;
}
