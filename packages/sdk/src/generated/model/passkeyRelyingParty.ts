/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * The portal that the passkey is for.
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
