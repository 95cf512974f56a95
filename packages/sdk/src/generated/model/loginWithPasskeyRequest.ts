/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Response of an authenticator.
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
     * Data signed by the browser, in base64url; contains origin and challenge.
     * @minLength 20
     * @maxLength 4000
     * @pattern ^[A-Za-z0-9_-]+$
     */
  clientDataJSON: string;
  /**
     * Authenticator data of this use, in base64url.
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
     * The user id stored by the authenticator, in base64url.
     * @minLength 2
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_-]+$
     */
  userHandle?: string;
}
