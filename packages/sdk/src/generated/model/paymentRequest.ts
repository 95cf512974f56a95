/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ExternalStudio } from './externalStudio.ts';
import type { Money } from './money.ts';
import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';
import type { PaymentRequestPosition } from './paymentRequestPosition.ts';
import type { PaymentRequestState } from './paymentRequestState.ts';

/**
 * What a studio asks somebody to pay by a link.
 */
export interface PaymentRequest {
  /**
     * Identifies the payment request.
     * @minLength 36
     * @maxLength 36
     */
  paymentRequestUuid: string;
  state: PaymentRequestState;
  studio: ExternalStudio;
  /**
     * Whose it is, masked after the first letter of each name.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * What is to be paid, the oldest first.
     * @minItems 1
     * @maxItems 100
     */
  positions: PaymentRequestPosition[];
  amount: Money;
  /**
     * How it can be paid; empty when the studio takes nothing without an account.
     * @maxItems 20
     */
  paymentMethods: OnlinePaymentMethod[];
  /**
     * When it was paid through the link; null in all other states.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  paidAt: Date | null;
  /**
     * Until when it can be paid.
     * @minLength 20
     * @maxLength 35
     */
  tokenValidUntil: Date;
}
