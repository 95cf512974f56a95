/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { EmailAddress } from './emailAddress.ts';

/**
 * The customer, as entered in the contact step. Date of birth, street, postal code, town and country can be missing only for items that the studio sells to a name (nameOnlyItems of Studio); a 400 names the first that is missing for another item.
 */
export interface CustomerData {
  /**
     * Given name: letters, spaces, hyphens, dots and apostrophes.
     * @minLength 1
     * @maxLength 80
     * @pattern ^[\p{L}\p{M} .'’-]+$
     */
  firstname: string;
  /**
     * Family name: letters, spaces, hyphens, dots and apostrophes.
     * @minLength 1
     * @maxLength 80
     * @pattern ^[\p{L}\p{M} .'’-]+$
     */
  lastname: string;
  /** Recipient of the confirmation. */
  email: EmailAddress;
  /**
     * Calendar day of birth.
     * @minLength 10
     * @maxLength 10
     */
  dateOfBirth?: Date;
  /**
     * Phone number, with country code for foreign numbers.
     * @minLength 5
     * @maxLength 30
     * @pattern ^[0-9+()/ .-]+$
     */
  phone?: string;
  /**
     * Street without the house number.
     * @minLength 1
     * @maxLength 120
     */
  street?: string;
  /**
     * House number with any suffix.
     * @minLength 0
     * @maxLength 20
     */
  houseNumber?: string;
  /**
     * Postal code.
     * @minLength 1
     * @maxLength 12
     */
  zipCode?: string;
  /**
     * Town.
     * @minLength 1
     * @maxLength 100
     */
  city?: string;
  /**
     * State, in countries that have them.
     * @minLength 1
     * @maxLength 10
     */
  provinceCode?: string;
  /**
     * ISO 3166-1 alpha-2.
     * @minLength 2
     * @maxLength 2
     * @pattern ^[A-Z]{2}$
     */
  countryCode?: string;
}
