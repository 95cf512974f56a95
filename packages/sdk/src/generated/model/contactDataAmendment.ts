/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A change of contact data that waits for the studio: all of it as it would be.
 */
export interface ContactDataAmendment {
  /**
     * Identifies the change that was asked for.
     * @minLength 36
     * @maxLength 36
     */
  id: string;
  /**
     * When it was asked for.
     * @minLength 20
     * @maxLength 35
     */
  createdAt: Date;
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
