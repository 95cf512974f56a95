/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';
import type { PaidThing } from './paidThing.ts';
import type { PaymentDetails } from './paymentDetails.ts';
import type { PaymentState } from './paymentState.ts';
import type { StudioReference } from './studioReference.ts';

/**
 * A payment, as in lists.
 */
export interface Payment {
  /**
     * Identifies the payment.
     * @minLength 36
     * @maxLength 36
     */
  id: string;
  /**
     * Name of the purchase, as named by the studio; payments of the balance are named in the language of Accept-Language.
     * @minLength 1
     * @maxLength 200
     */
  name: string;
  type: PaidThing;
  studio: StudioReference;
  amount: Money;
  state: PaymentState;
  /**
     * Time of the payment or, while RESERVED, of the order.
     * @minLength 20
     * @maxLength 35
     */
  bookingDate: Date;
  paymentDetails: PaymentDetails;
}
