/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { PaymentMethodCheckout } from './paymentMethodCheckout.ts';
import type { PaymentMethodOption } from './paymentMethodOption.ts';

/**
 * Payment methods of a link, and the state of its checkout.
 */
export interface PaymentMethodConfiguration {
  /**
     * Studio of the membership, for getSepaAgreement.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * Payment methods for memberships that the studio accepts.
     * @maxItems 20
     */
  paymentMethods: PaymentMethodOption[];
  /** Latest checkout of this link, if any. */
  checkout: PaymentMethodCheckout | null;
  /**
     * End of validity of the link.
     * @minLength 20
     * @maxLength 35
     */
  tokenValidUntil: Date;
}
