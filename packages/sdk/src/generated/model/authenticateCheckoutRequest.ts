/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Return path for the payment provider.
 */
export interface AuthenticateCheckoutRequest {
  /**
     * Path in the portal for the return; must start with a single slash.
     * @minLength 1
     * @maxLength 2000
     * @pattern ^/(?![/\\])
     */
  returnPath: string;
}
