/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Public key of the backend for push services.
 */
export interface PushKey {
  /**
     * Uncompressed point on the curve P-256, in base64url.
     * @minLength 87
     * @maxLength 87
     * @pattern ^B[A-Za-z0-9_-]{86}$
     */
  publicKey: string;
}
