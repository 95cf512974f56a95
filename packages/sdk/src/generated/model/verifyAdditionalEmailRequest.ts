/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * An additional address and the code that was sent to it.
 */
export interface VerifyAdditionalEmailRequest {
  /**
     * The address.
     * @minLength 3
     * @maxLength 254
     */
  email: string;
  /**
     * Code from the mail; case, spaces and hyphens are ignored.
     * @minLength 6
     * @maxLength 20
     * @pattern ^[A-Za-z0-9 -]+$
     */
  code: string;
}
