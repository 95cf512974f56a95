/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * The old password and a new one.
 */
export interface ChangePasswordRequest {
  /**
     * Password until now.
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
