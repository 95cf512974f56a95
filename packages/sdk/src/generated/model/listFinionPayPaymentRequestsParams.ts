/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type ListFinionPayPaymentRequestsParams = {
/**
 * The checkout of the requests; all checkouts by default.
 * @minLength 36
 * @maxLength 36
 */
checkoutId?: string;
};
