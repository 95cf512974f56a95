/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Checkout for the service to pay.
 */
export interface CreateFinionPayPaymentRequest {
  /**
     * A checkout of the account whose paymentMethod is FINION_PAY.
     * @minLength 36
     * @maxLength 36
     */
  checkoutId: string;
  /**
     * Path in the portal for the return; must start with a single slash.
     * @minLength 1
     * @maxLength 2000
     * @pattern ^/(?![/\\])
     */
  returnPath: string;
}
