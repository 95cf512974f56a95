/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { PaymentMethod } from './paymentMethod.ts';

/**
 * The new payment method of the membership.
 */
export interface KeptPaymentMethod {
  paymentMethod: PaymentMethod;
  /**
     * Masked identifier of the instrument.
     * @minLength 4
     * @maxLength 80
     */
  maskedNumber: string;
  /**
     * Mandate of a direct debit; null for a card.
     * @minLength 8
     * @maxLength 35
     * @nullable
     * @pattern ^[A-Z0-9-]{8,35}$
     */
  mandateReference: string | null;
  /**
     * Start of validity.
     * @minLength 20
     * @maxLength 35
     */
  validFrom: Date;
}
