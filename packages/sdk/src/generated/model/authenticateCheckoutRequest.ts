/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Where the payment provider sends the holder afterwards.
 */
export interface AuthenticateCheckoutRequest {
  /**
     * Path in the portal to come back to; must start with a single slash.
     * @minLength 1
     * @maxLength 2000
     * @pattern ^/(?![/\\])
     */
  returnPath: string;
}
