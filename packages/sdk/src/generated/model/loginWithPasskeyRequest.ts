/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * What an authenticator has answered.
 */
export interface LoginWithPasskeyRequest {
  /**
     * Id of the passkey, in base64url.
     * @minLength 16
     * @maxLength 1400
     * @pattern ^[A-Za-z0-9_-]+$
     */
  credentialId: string;
  /**
     * What the browser has signed, in base64url; origin and challenge stand in it.
     * @minLength 20
     * @maxLength 4000
     * @pattern ^[A-Za-z0-9_-]+$
     */
  clientDataJSON: string;
  /**
     * What the authenticator says of this use, in base64url.
     * @minLength 20
     * @maxLength 4000
     * @pattern ^[A-Za-z0-9_-]+$
     */
  authenticatorData: string;
  /**
     * Signature of both, in base64url.
     * @minLength 20
     * @maxLength 4000
     * @pattern ^[A-Za-z0-9_-]+$
     */
  signature: string;
  /**
     * The id of the user that the authenticator has kept, in base64url.
     * @minLength 2
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_-]+$
     */
  userHandle?: string;
}
