/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Confirmation that a declaration was received; it does not reveal the studio's records.
 */
export interface DeclarationReceipt {
  /**
     * Identifies the receipt.
     * @minLength 36
     * @maxLength 36
     */
  id: string;
  /**
     * Time of receipt, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  dateTime: Date;
}
