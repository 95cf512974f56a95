/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Credentials.
 */
export interface LoginRequest {
  /**
     * Email address of the account.
     * @minLength 1
     * @maxLength 254
     */
  username: string;
  /**
     * Password.
     * @minLength 1
     * @maxLength 200
     */
  password: string;
}
