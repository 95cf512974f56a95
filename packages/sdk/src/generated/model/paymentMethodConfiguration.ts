/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { PaymentMethodCheckout } from './paymentMethodCheckout.ts';
import type { PaymentMethodOption } from './paymentMethodOption.ts';

/**
 * What a link lets its reader choose, and how far they are.
 */
export interface PaymentMethodConfiguration {
  /**
     * Studio that the membership is paid to; for getSepaAgreement.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * Ways to pay a membership that the studio takes.
     * @maxItems 20
     */
  paymentMethods: PaymentMethodOption[];
  /** What was begun last through this link; null before anything was. */
  checkout: PaymentMethodCheckout | null;
  /**
     * Until when the link can be used.
     * @minLength 20
     * @maxLength 35
     */
  tokenValidUntil: Date;
}
