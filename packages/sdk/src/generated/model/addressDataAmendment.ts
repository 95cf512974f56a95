/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A change of address data that waits for the studio, with all resulting data.
 */
export interface AddressDataAmendment {
  /**
     * Identifies the change.
     * @minLength 36
     * @maxLength 36
     */
  id: string;
  /**
     * Time of the request.
     * @minLength 20
     * @maxLength 35
     */
  createdAt: Date;
  /**
     * Street without the house number.
     * @minLength 1
     * @maxLength 120
     */
  street: string;
  /**
     * House number with any suffix, if any.
     * @minLength 0
     * @maxLength 20
     * @nullable
     */
  houseNumber: string | null;
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
     * State of the USA or province of Italy, required there; null elsewhere.
     * @minLength 1
     * @maxLength 10
     * @nullable
     */
  provinceCode: string | null;
  /**
     * ISO 3166-1 alpha-2.
     * @minLength 2
     * @maxLength 2
     * @pattern ^[A-Z]{2}$
     */
  countryCode: string;
}
