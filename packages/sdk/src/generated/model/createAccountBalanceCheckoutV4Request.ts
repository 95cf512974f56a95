/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';

/**
 * Whom the balance is paid to, and the tokenization or kept instrument that pays.
 */
export interface CreateAccountBalanceCheckoutV4Request {
  /**
     * Organization unit id of the studio that is paid.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  paymentMethod: OnlinePaymentMethod;
  /**
     * A kept instrument; null when a tokenization or FINION_PAY pays.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  paymentInstrumentId: number | null;
  /**
     * A tokenization that is authorized or completed; null when a kept instrument or FINION_PAY pays.
     * @minLength 36
     * @maxLength 36
     * @nullable
     */
  tokenizationReference: string | null;
}
