/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { GivenMandate } from './givenMandate.ts';
import type { PaymentType } from './paymentType.ts';

/**
 * A stored payment instrument of the account.
 */
export interface PaymentInstrument {
  /**
     * Identifies the instrument.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  type: PaymentType;
  /**
     * Brand of a card, the bank of an iDEAL account, or the service.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  brand: string | null;
  /**
     * Masked identifier: the last four digits of a card or bank account, an email address or a phone number.
     * @minLength 4
     * @maxLength 80
     * @nullable
     */
  maskedNumber: string | null;
  /**
     * Month of expiry.
     * @minimum 1
     * @maximum 12
     * @nullable
     */
  expiryMonth: number | null;
  /**
     * Year of expiry.
     * @minimum 2000
     * @maximum 2100
     * @nullable
     */
  expiryYear: number | null;
  /** True if it is the default. */
  preferred: boolean;
  /** True if the holder has confirmed it at the bank. */
  authenticated: boolean;
  /**
     * Mandate of a direct debit; null for other types.
     * @minLength 8
     * @maxLength 35
     * @nullable
     * @pattern ^[A-Z0-9-]{8,35}$
     */
  mandateReference: string | null;
  mandate?: GivenMandate;
}
