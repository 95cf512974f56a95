/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';
import type { PaymentMethod } from './paymentMethod.ts';
import type { StudioReference } from './studioReference.ts';

/**
 * Account balance of a member, by link.
 */
export interface PublicAccountBalance {
  studio: StudioReference;
  /**
     * Name of the debtor, masked after the first letter of each name.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  paymentMethod: PaymentMethod;
  balance: Money;
}
