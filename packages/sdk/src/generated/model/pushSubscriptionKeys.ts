/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Keys to encrypt notifications for the browser (RFC 8291).
 */
export interface PushSubscriptionKeys {
  /**
     * Public key of the browser, an uncompressed point on the curve P-256, in base64url.
     * @minLength 87
     * @maxLength 87
     * @pattern ^B[A-Za-z0-9_-]{86}$
     */
  p256dh: string;
  /**
     * Secret of 16 bytes, in base64url.
     * @minLength 22
     * @maxLength 22
     * @pattern ^[A-Za-z0-9_-]{22}$
     */
  auth: string;
}
