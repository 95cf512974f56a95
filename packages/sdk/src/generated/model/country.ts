/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A country as key and value.
 */
export interface Country {
  /**
     * ISO 3166-1 alpha-2.
     * @minLength 2
     * @maxLength 2
     * @pattern ^[A-Z]{2}$
     */
  key: string;
  /**
     * Name in the language asked for.
     * @minLength 2
     * @maxLength 80
     */
  value: string;
}
