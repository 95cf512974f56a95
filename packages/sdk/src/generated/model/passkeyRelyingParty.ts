/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Where the passkey logs in.
 */
export interface PasskeyRelyingParty {
  /**
     * Host name of the portal.
     * @minLength 1
     * @maxLength 253
     */
  id: string;
  /**
     * Name of the brand.
     * @minLength 1
     * @maxLength 200
     */
  name: string;
}
