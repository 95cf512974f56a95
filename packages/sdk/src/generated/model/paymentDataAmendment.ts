/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A change of bank account that waits for the studio.
 */
export interface PaymentDataAmendment {
  /**
     * Identifies the change.
     * @minLength 36
     * @maxLength 36
     */
  id: string;
  /**
     * Time of the request.
     * @minLength 20
     * @maxLength 35
     */
  createdAt: Date;
  /**
     * Holder of the bank account.
     * @minLength 1
     * @maxLength 70
     */
  accountHolder: string;
  /**
     * The bank account, masked.
     * @minLength 4
     * @maxLength 80
     */
  maskedIban: string;
  /**
     * The mandate of the bank account.
     * @minLength 8
     * @maxLength 35
     * @pattern ^[A-Z0-9-]{8,35}$
     */
  mandateReference: string;
}
