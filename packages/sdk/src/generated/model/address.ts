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
     * State or province, where the country has them.
     * @minLength 1
     * @maxLength 10
     * @nullable
     */
  provinceCode: string | null;
  /**
     * Name of the country in the language asked for.
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
  /** Whether the house number stands before the street. */
  houseNumberFirst: boolean;
  /** Whether addresses of this country carry a state. */
  hasState: boolean;
}
