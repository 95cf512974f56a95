/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * That a declaration was received; it says nothing of what the studio has in its books.
 */
export interface DeclarationReceipt {
  /**
     * Identifies the receipt.
     * @minLength 36
     * @maxLength 36
     */
  id: string;
  /**
     * When it was received, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  dateTime: Date;
}
