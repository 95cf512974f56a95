/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * The account that the passkey is for.
 */
export interface PasskeyUser {
  /**
     * Random bytes that identify the account without revealing it, in base64url.
     * @minLength 2
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_-]+$
     */
  id: string;
  /**
     * Email address of the account.
     * @minLength 1
     * @maxLength 254
     */
  name: string;
  /**
     * Name of the account, or its email address if there is none.
     * @minLength 1
     * @maxLength 254
     */
  displayName: string;
}
