/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ExternalStudio } from './externalStudio.ts';
import type { Money } from './money.ts';
import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';
import type { PaymentRequestPosition } from './paymentRequestPosition.ts';
import type { PaymentRequestState } from './paymentRequestState.ts';

/**
 * Payment requests by link.
 */
export interface PaymentRequest {
  /**
     * Identifies the payment request.
     * @minLength 1
     * @maxLength 1024
     */
  paymentRequestUuid: string;
  state: PaymentRequestState;
  studio: ExternalStudio;
  /**
     * Name of the member, masked after the first letter of each name.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Amounts to pay, oldest first.
     * @minItems 1
     * @maxItems 100
     */
  positions: PaymentRequestPosition[];
  amount: Money;
  /**
     * Accepted payment methods; empty if the studio accepts none without an account.
     * @maxItems 20
     */
  paymentMethods: OnlinePaymentMethod[];
  /**
     * Time of the payment through the link; null in other states.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  paidAt: Date | null;
  /**
     * Payment deadline.
     * @minLength 20
     * @maxLength 35
     */
  tokenValidUntil: Date;
}
