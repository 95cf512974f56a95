/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Whom the passkey logs in.
 */
export interface PasskeyUser {
  /**
     * Random bytes that stand for the account, in base64url; nobody reads in them who it is.
     * @minLength 2
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_-]+$
     */
  id: string;
  /**
     * E-mail address of the account.
     * @minLength 1
     * @maxLength 254
     */
  name: string;
  /**
     * Name of the account; its e-mail address where it has none.
     * @minLength 1
     * @maxLength 254
     */
  displayName: string;
}
