/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { EmailAddress } from './emailAddress.ts';
import type { Gender } from './gender.ts';

/**
 * The customer, as entered in the contact step.
 */
export interface ContractCustomerData {
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
  /** Recipient of the contract. */
  email: EmailAddress;
  /**
     * Calendar day of birth; at least 18 years ago.
     * @minLength 10
     * @maxLength 10
     */
  dateOfBirth: Date;
  /**
     * Phone number, with country code for foreign numbers.
     * @minLength 5
     * @maxLength 30
     * @pattern ^[0-9+()/ .-]+$
     */
  phone: string;
  /**
     * Street without the house number.
     * @minLength 1
     * @maxLength 120
     */
  street: string;
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
  zipCode: string;
  /**
     * Town.
     * @minLength 1
     * @maxLength 100
     */
  city: string;
  /**
     * State or province, in countries that have them.
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
  countryCode: string;
  gender?: Gender;
  /**
     * Town of birth.
     * @minLength 1
     * @maxLength 100
     */
  placeOfBirth?: string;
  /**
     * ISO 3166-1 alpha-2.
     * @minLength 2
     * @maxLength 2
     * @pattern ^[A-Z]{2}$
     */
  countryOfBirth?: string;
  /**
     * Identity number of the country, with or without spaces.
     * @minLength 1
     * @maxLength 40
     */
  taxId?: string;
}
