/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Complete new contact data.
 */
export interface SaveContactDataRequest {
  /**
     * Contact address of the member. The login address does not change.
     * @minLength 3
     * @maxLength 254
     */
  email: string;
  /**
     * Phone number, with country code for foreign numbers; null for none.
     * @minLength 5
     * @maxLength 30
     * @nullable
     * @pattern ^[0-9+()/ .-]+$
     */
  phone: string | null;
}
