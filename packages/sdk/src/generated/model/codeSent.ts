/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A mail with a code is being sent. The response does not reveal whether the address is taken.
 */
export interface CodeSent {
  /**
     * Recipient of the mail.
     * @minLength 3
     * @maxLength 254
     */
  email: string;
  /**
     * When the code expires.
     * @minLength 20
     * @maxLength 35
     */
  codeValidUntil: Date;
}
