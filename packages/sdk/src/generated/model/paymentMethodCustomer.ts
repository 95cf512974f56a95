/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ExternalStudio } from './externalStudio.ts';
import type { PaymentMethod } from './paymentMethod.ts';

/**
 * Member and payment method to replace, masked.
 */
export interface PaymentMethodCustomer {
  studio: ExternalStudio;
  /**
     * Name of the member, masked after the first letter of each name.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  paymentMethod: PaymentMethod;
  /**
     * The current instrument, masked; null if none is stored.
     * @minLength 4
     * @maxLength 80
     * @nullable
     */
  maskedNumber: string | null;
}
