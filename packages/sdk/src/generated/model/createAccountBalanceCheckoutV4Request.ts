/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';

/**
 * Recipient of the balance, and the tokenization or stored instrument that pays.
 */
export interface CreateAccountBalanceCheckoutV4Request {
  /**
     * Organization unit id of the studio that receives the payment.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  paymentMethod: OnlinePaymentMethod;
  /**
     * A stored instrument; null for a tokenization or FINION_PAY.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  paymentInstrumentId: number | null;
  /**
     * An authorized or completed tokenization; null for a stored instrument or FINION_PAY.
     * @minLength 36
     * @maxLength 36
     * @nullable
     */
  tokenizationReference: string | null;
}
