/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContactEmail } from './contactEmail.ts';

/**
 * Contact data of the account.
 */
export interface Contacts {
  /**
     * Addresses of the account, the main one first.
     * @minItems 1
     * @maxItems 6
     */
  emails: ContactEmail[];
  /**
     * Phone number, with country code for foreign numbers.
     * @minLength 5
     * @maxLength 30
     * @nullable
     * @pattern ^[0-9+()/ .-]+$
     */
  phone: string | null;
  /**
     * Street without the house number.
     * @minLength 1
     * @maxLength 120
     * @nullable
     */
  street: string | null;
  /**
     * House number with any suffix.
     * @minLength 1
     * @maxLength 20
     * @nullable
     */
  houseNumber: string | null;
  /**
     * Postal code.
     * @minLength 1
     * @maxLength 12
     * @nullable
     */
  zipCode: string | null;
  /**
     * Town.
     * @minLength 1
     * @maxLength 100
     * @nullable
     */
  city: string | null;
  /**
     * State, in countries that have them.
     * @minLength 1
     * @maxLength 10
     * @nullable
     */
  provinceCode: string | null;
  /**
     * ISO 3166-1 alpha-2.
     * @minLength 2
     * @maxLength 2
     * @nullable
     * @pattern ^[A-Z]{2}$
     */
  countryCode: string | null;
}
