/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A postal address.
 */
export interface Address {
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
  houseNumber: string;
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
     * @nullable
     */
  provinceCode: string | null;
  /**
     * Name of the country in the requested language.
     * @minLength 2
     * @maxLength 80
     */
  country: string;
  /**
     * ISO 3166-1 alpha-2.
     * @minLength 2
     * @maxLength 2
     * @pattern ^[A-Z]{2}$
     */
  countryCode: string;
  /** True if the house number precedes the street. */
  houseNumberFirst: boolean;
  /** True if addresses in this country have a state. */
  hasState: boolean;
}
