/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { PaymentMethod } from './paymentMethod.ts';

/**
 * What the forms of a studio ask of somebody without an account.
 */
export interface PublicCustomerCenterConfig {
  /**
     * Organization unit id of the studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * How its contracts may be paid, all offers together; empty when it offers none.
     * @maxItems 10
     */
  paymentMethods: PaymentMethod[];
  /** Whether a SEPA mandate is signed for one of its offers. */
  paymentSignatureRequired: boolean;
  /** Whether one of its offers asks for an identity number. */
  taxIdRequired: boolean;
  /** Whether one of its offers asks for a document. */
  identityDocumentRequired: boolean;
  /** Whether addresses in its country have a province. */
  provinceRequired: boolean;
  /** Whether contracts can be canceled online. */
  onlineCancelationEnabled: boolean;
}
