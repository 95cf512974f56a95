/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A PayPal account, tokenized by the payment provider.
 */
export interface PaypalRequest {
  /**
     * Token of the payment provider for the account, never its number, address or phone number.
     * @minLength 8
     * @maxLength 100
     * @pattern ^tok_[A-Za-z0-9_]+$
     */
  accountToken: string;
}
