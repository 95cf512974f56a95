/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Account whose password was forgotten.
 */
export interface ResetPasswordRequest {
  /**
     * Email address of the account.
     * @minLength 3
     * @maxLength 254
     */
  email: string;
}
