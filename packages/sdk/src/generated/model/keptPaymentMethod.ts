/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { PaymentMethod } from './paymentMethod.ts';

/**
 * How the membership is paid from now on.
 */
export interface KeptPaymentMethod {
  paymentMethod: PaymentMethod;
  /**
     * What is kept, masked.
     * @minLength 4
     * @maxLength 80
     */
  maskedNumber: string;
  /**
     * Of a direct debit, the mandate that was given; null for a card.
     * @minLength 8
     * @maxLength 35
     * @nullable
     * @pattern ^[A-Z0-9-]{8,35}$
     */
  mandateReference: string | null;
  /**
     * Since when it is kept.
     * @minLength 20
     * @maxLength 35
     */
  validFrom: Date;
}
