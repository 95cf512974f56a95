/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A PayPal account that the payment provider has turned into a token.
 */
export interface PaypalRequest {
  /**
     * Token of the payment provider for the account; never its number, address or telephone number.
     * @minLength 8
     * @maxLength 100
     * @pattern ^tok_[A-Za-z0-9_]+$
     */
  accountToken: string;
}
