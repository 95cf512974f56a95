/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { FinionPayPaymentRequestState } from './finionPayPaymentRequestState.ts';
import type { Money } from './money.ts';

/**
 * A request to the pay-later service.
 */
export interface FinionPayPaymentRequest {
  /**
     * Identifies the request.
     * @minLength 36
     * @maxLength 36
     */
  id: string;
  /**
     * The checkout to pay.
     * @minLength 36
     * @maxLength 36
     */
  checkoutId: string;
  amount: Money;
  /** OPEN until the holder has decided at the service, AGREED or REFUSED afterwards, EXPIRED without a decision in time or after the checkout has ended, which also ends its request. */
  state: FinionPayPaymentRequestState;
  /**
     * Page of the service for the holder's decision; null if none is pending.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  serviceUrl: string | null;
  /**
     * Time of the request.
     * @minLength 20
     * @maxLength 35
     */
  createdAt: Date;
  /**
     * Deadline for the holder's decision, and to finalize the checkout after an agreement.
     * @minLength 20
     * @maxLength 35
     */
  tokenValidUntil: Date;
}
