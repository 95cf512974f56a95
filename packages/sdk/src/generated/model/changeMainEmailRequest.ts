/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Which additional address becomes the main one.
 */
export interface ChangeMainEmailRequest {
  /**
     * Verified additional address.
     * @minLength 3
     * @maxLength 254
     */
  email: string;
  /**
     * Password of the account.
     * @minLength 1
     * @maxLength 200
     */
  password: string;
}
