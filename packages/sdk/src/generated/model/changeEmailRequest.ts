/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A new address for the account.
 */
export interface ChangeEmailRequest {
  /**
     * New main address.
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
