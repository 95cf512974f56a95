/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { PaymentDataAmendment } from './paymentDataAmendment.ts';
import type { PaymentMethod } from './paymentMethod.ts';

/**
 * How a membership is paid.
 */
export interface PaymentData {
  /**
     * The studio that is paid; getSepaAgreement words its mandate.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  paymentMethod: PaymentMethod;
  /**
     * Whose bank account it is; null when none is debited.
     * @minLength 1
     * @maxLength 70
     * @nullable
     */
  accountHolder: string | null;
  /**
     * The bank account or card that pays, masked; null when nothing is kept.
     * @minLength 4
     * @maxLength 80
     * @nullable
     */
  maskedIban: string | null;
  /**
     * The mandate of the bank account; null when none is debited.
     * @minLength 8
     * @maxLength 35
     * @nullable
     * @pattern ^[A-Z0-9-]{8,35}$
     */
  mandateReference: string | null;
  /**
     * When the mandate was given; null when there is none, or it was given on paper.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  mandateGivenAt: Date | null;
  /** Whether a change has to be signed. */
  paymentSignatureRequired: boolean;
  /** Whether the member may change this. */
  editable: boolean;
  /** Whether the studio has to approve a change before it takes effect. */
  approvalRequired: boolean;
  /** What was asked for and waits for the studio; null when nothing does. */
  pendingAmendment: PaymentDataAmendment | null;
}
