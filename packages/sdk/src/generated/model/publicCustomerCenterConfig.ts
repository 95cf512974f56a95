/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { PaymentMethod } from './paymentMethod.ts';

/**
 * Requirements of a studio's forms for users without an account.
 */
export interface PublicCustomerCenterConfig {
  /**
     * Organization unit id of the studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * Payment methods accepted by any of its offers; empty without offers.
     * @maxItems 10
     */
  paymentMethods: PaymentMethod[];
  /** True if any of its offers requires a signed SEPA mandate. */
  paymentSignatureRequired: boolean;
  /** True if any of its offers requires an identity number. */
  taxIdRequired: boolean;
  /** True if any of its offers requires an identity document. */
  identityDocumentRequired: boolean;
  /** True if addresses in its country have a province. */
  provinceRequired: boolean;
  /** True if contracts can be canceled online. */
  onlineCancelationEnabled: boolean;
}
