/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';
import type { PaymentMethod } from './paymentMethod.ts';
import type { StudioReference } from './studioReference.ts';

/**
 * What somebody owes a studio, for whoever has the link.
 */
export interface PublicAccountBalance {
  studio: StudioReference;
  /**
     * Who owes it, masked after the first letter of each name.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  paymentMethod: PaymentMethod;
  balance: Money;
}
