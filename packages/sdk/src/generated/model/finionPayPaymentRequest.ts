/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { FinionPayPaymentRequestState } from './finionPayPaymentRequestState.ts';
import type { Money } from './money.ts';

/**
 * What the pay-later service is asked for.
 */
export interface FinionPayPaymentRequest {
  /**
     * Identifies the request.
     * @minLength 36
     * @maxLength 36
     */
  id: string;
  /**
     * The checkout that it is for.
     * @minLength 36
     * @maxLength 36
     */
  checkoutId: string;
  amount: Money;
  /** OPEN until the holder has answered at the service, AGREED after the yes, REFUSED after the no, EXPIRED when nobody has answered in time, or the checkout came to nothing: a request ends with it. */
  state: FinionPayPaymentRequestState;
  /**
     * Page of the service on which the holder answers; null when there is nothing left to answer.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  serviceUrl: string | null;
  /**
     * When it was asked for.
     * @minLength 20
     * @maxLength 35
     */
  createdAt: Date;
  /**
     * Until when the holder can answer, and the checkout be finalized after a yes.
     * @minLength 20
     * @maxLength 35
     */
  tokenValidUntil: Date;
}
