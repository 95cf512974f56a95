/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Another bank account that waits for the studio.
 */
export interface PaymentDataAmendment {
  /**
     * Identifies the change that was asked for.
     * @minLength 36
     * @maxLength 36
     */
  id: string;
  /**
     * When it was asked for.
     * @minLength 20
     * @maxLength 35
     */
  createdAt: Date;
  /**
     * Whose bank account it is.
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
     * The mandate that was given for it.
     * @minLength 8
     * @maxLength 35
     * @pattern ^[A-Z0-9-]{8,35}$
     */
  mandateReference: string;
}
