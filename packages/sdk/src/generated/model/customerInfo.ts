/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { EmailAddress } from './emailAddress.ts';

/**
 * Personal data at the tenant; null for unknown data.
 */
export interface CustomerInfo {
  /**
     * Identifies the customer at the tenant.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  customerId: number | null;
  /**
     * Given name.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  firstname: string | null;
  /**
     * Family name.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  lastname: string | null;
  /** Email. */
  email: EmailAddress;
  /**
     * Calendar day of birth.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  dateOfBirth: Date | null;
  /**
     * Phone number.
     * @minLength 5
     * @maxLength 30
     * @nullable
     */
  phone: string | null;
  /**
     * Street.
     * @minLength 1
     * @maxLength 120
     * @nullable
     */
  street: string | null;
  /**
     * House number.
     * @minLength 0
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
  /**
     * Organization unit id of the home studio.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  homeStudioId: number | null;
}
