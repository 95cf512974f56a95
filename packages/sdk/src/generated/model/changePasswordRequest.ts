/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * The current and the new password.
 */
export interface ChangePasswordRequest {
  /**
     * Current password.
     * @minLength 1
     * @maxLength 200
     */
  oldPassword: string;
  /**
     * At least 8 characters with a letter and a digit.
     * @minLength 1
     * @maxLength 200
     */
  newPassword: string;
}
