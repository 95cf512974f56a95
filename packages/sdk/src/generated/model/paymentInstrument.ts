/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { GivenMandate } from './givenMandate.ts';
import type { PaymentType } from './paymentType.ts';

/**
 * A way to pay that is kept for the account.
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
     * What tells it from others, masked: the last four digits of a card or bank account, an e-mail address or a telephone number.
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
  /** Whether it is offered first. */
  preferred: boolean;
  /** Whether the holder has confirmed it at the bank. */
  authenticated: boolean;
  /**
     * Of a direct debit, the mandate that its holder has given; null for all others.
     * @minLength 8
     * @maxLength 35
     * @nullable
     * @pattern ^[A-Z0-9-]{8,35}$
     */
  mandateReference: string | null;
  mandate?: GivenMandate;
}
