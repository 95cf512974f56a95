/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';
import type { PaidThing } from './paidThing.ts';
import type { PaymentDetails } from './paymentDetails.ts';
import type { PaymentState } from './paymentState.ts';
import type { StudioReference } from './studioReference.ts';

/**
 * A payment, as lists have it.
 */
export interface Payment {
  /**
     * Identifies the payment.
     * @minLength 36
     * @maxLength 36
     */
  id: string;
  /**
     * What was paid for.
     * @minLength 1
     * @maxLength 200
     */
  name: string;
  type: PaidThing;
  studio: StudioReference;
  amount: Money;
  state: PaymentState;
  /**
     * When it was taken; while it is RESERVED, when it was ordered.
     * @minLength 20
     * @maxLength 35
     */
  bookingDate: Date;
  paymentDetails: PaymentDetails;
}
