/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A card, tokenized by the payment provider.
 */
export interface CreditCardRequest {
  /**
     * Token of the payment provider for the card, never the number.
     * @minLength 8
     * @maxLength 100
     * @pattern ^tok_[A-Za-z0-9_]+$
     */
  cardToken: string;
  /**
     * Name on the card.
     * @minLength 1
     * @maxLength 120
     */
  holder: string;
}
