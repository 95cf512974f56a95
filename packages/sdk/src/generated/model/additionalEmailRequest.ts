/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * An additional address.
 */
export interface AdditionalEmailRequest {
  /**
     * The address.
     * @minLength 3
     * @maxLength 254
     */
  email: string;
}
