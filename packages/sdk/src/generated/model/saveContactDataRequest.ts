/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * All contact data as they are to be.
 */
export interface SaveContactDataRequest {
  /**
     * Where the studio writes to. The address to log in with stays what it is.
     * @minLength 3
     * @maxLength 254
     */
  email: string;
  /**
     * Telephone number, with country code for foreign numbers; null for none.
     * @minLength 5
     * @maxLength 30
     * @nullable
     * @pattern ^[0-9+()/ .-]+$
     */
  phone: string | null;
}
