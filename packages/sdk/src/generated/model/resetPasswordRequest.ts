/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Whose password was forgotten.
 */
export interface ResetPasswordRequest {
  /**
     * E-mail address of the account.
     * @minLength 3
     * @maxLength 254
     */
  email: string;
}
