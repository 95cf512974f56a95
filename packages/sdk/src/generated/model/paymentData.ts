/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { PaymentDataAmendment } from './paymentDataAmendment.ts';
import type { PaymentMethod } from './paymentMethod.ts';

/**
 * Payment method of a membership.
 */
export interface PaymentData {
  /**
     * The studio that receives the payments; getSepaAgreement creates its mandate.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  paymentMethod: PaymentMethod;
  /**
     * Holder of the bank account; null without direct debit.
     * @minLength 1
     * @maxLength 70
     * @nullable
     */
  accountHolder: string | null;
  /**
     * The bank account or card, masked; null if none is stored.
     * @minLength 4
     * @maxLength 80
     * @nullable
     */
  maskedIban: string | null;
  /**
     * The mandate of the bank account; null without direct debit.
     * @minLength 8
     * @maxLength 35
     * @nullable
     * @pattern ^[A-Z0-9-]{8,35}$
     */
  mandateReference: string | null;
  /**
     * Time of the mandate; null without one, or if it was given on paper.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  mandateGivenAt: Date | null;
  /** True if changes must be signed. */
  paymentSignatureRequired: boolean;
  /** True if the member may change it. */
  editable: boolean;
  /** True if the studio must approve changes. */
  approvalRequired: boolean;
  /** Change that waits for the studio; null if there is none. */
  pendingAmendment: PaymentDataAmendment | null;
}
