/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Request to add a passkey.
 */
export interface PasskeyRegistrationOptionsRequest {
  /**
     * Password of the account.
     * @minLength 1
     * @maxLength 200
     */
  password: string;
}
