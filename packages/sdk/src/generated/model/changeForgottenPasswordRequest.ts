/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A new password, proven by the code of the mail.
 */
export interface ChangeForgottenPasswordRequest {
  /**
     * E-mail address of the account. Without it the code alone must name the account.
     * @minLength 3
     * @maxLength 254
     */
  email?: string;
  /**
     * Code of the mail; small letters, spaces and hyphens do not matter.
     * @minLength 6
     * @maxLength 20
     * @pattern ^[A-Za-z0-9 -]+$
     */
  code: string;
  /**
     * New password: at least 8 characters with a letter and a digit.
     * @minLength 1
     * @maxLength 200
     */
  password: string;
}
