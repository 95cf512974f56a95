/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Recipient of a voucher.
 */
export interface VoucherRecipient {
  /**
     * Name printed on the voucher.
     * @minLength 1
     * @maxLength 80
     */
  name: string;
  /**
     * Message printed below the name.
     * @minLength 1
     * @maxLength 500
     * @nullable
     */
  message: string | null;
}
