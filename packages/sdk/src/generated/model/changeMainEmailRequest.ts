/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * The additional address to make the main address.
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
