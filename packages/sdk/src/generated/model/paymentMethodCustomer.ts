/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ExternalStudio } from './externalStudio.ts';
import type { PaymentMethod } from './paymentMethod.ts';

/**
 * Whose way to pay is replaced, as little as tells them that the link is theirs.
 */
export interface PaymentMethodCustomer {
  studio: ExternalStudio;
  /**
     * Whose it is, masked after the first letter of each name.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  paymentMethod: PaymentMethod;
  /**
     * What is kept now, masked; null when nothing is.
     * @minLength 4
     * @maxLength 80
     * @nullable
     */
  maskedNumber: string | null;
}
