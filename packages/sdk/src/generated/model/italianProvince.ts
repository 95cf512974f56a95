/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A province of Italy.
 */
export interface ItalianProvince {
  /**
     * Two letters, as addresses have them.
     * @minLength 2
     * @maxLength 2
     * @pattern ^[A-Z]{2}$
     */
  code: string;
  /**
     * Its name in Italian.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
}
