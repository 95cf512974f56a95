/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A province of Italy.
 */
export interface ItalianProvince {
  /**
     * Two letters, as used in addresses.
     * @minLength 2
     * @maxLength 2
     * @pattern ^[A-Z]{2}$
     */
  code: string;
  /**
     * Italian name.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
}
