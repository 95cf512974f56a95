/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Address of a debtor.
 */
export interface DebtorAddress {
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
     * State or province, in countries that have them.
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
