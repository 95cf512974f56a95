/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Code of a purchased voucher that pays first, if any. Case and spaces are ignored. If it pays all of it, no payment method is needed.
 * @minLength 1
 * @maxLength 40
 * @nullable
 */
export type VoucherCode = string | null;
