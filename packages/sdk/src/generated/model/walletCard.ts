/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Door card of a member in a wallet.
 */
export interface WalletCard {
  /**
     * Time when the code of the card was created, in UTC.
     * @minLength 20
     * @maxLength 35
     */
  createdAt: Date;
}
