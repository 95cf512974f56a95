/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type ListFinionPayPaymentRequestsParams = {
/**
 * The checkout that the requests are for; left out, those of all.
 * @minLength 36
 * @maxLength 36
 */
checkoutId?: string;
};
