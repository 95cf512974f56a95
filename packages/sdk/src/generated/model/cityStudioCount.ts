/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Number of studios in a city.
 */
export interface CityStudioCount {
  /**
     * Town.
     * @minLength 1
     * @maxLength 100
     */
  city: string;
  /**
     * ISO 3166-1 alpha-2.
     * @minLength 2
     * @maxLength 2
     * @pattern ^[A-Z]{2}$
     */
  countryCode: string;
  /**
     * Number of studios.
     * @minimum 1
     * @maximum 1000000
     */
  count: number;
}
