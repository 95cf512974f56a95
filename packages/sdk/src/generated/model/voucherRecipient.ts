/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * For whom a voucher is.
 */
export interface VoucherRecipient {
  /**
     * Stands on the voucher.
     * @minLength 1
     * @maxLength 80
     */
  name: string;
  /**
     * Stands below the name.
     * @minLength 1
     * @maxLength 500
     * @nullable
     */
  message: string | null;
}
