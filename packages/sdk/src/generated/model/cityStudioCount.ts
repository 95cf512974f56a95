/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * How many studios there are in a city.
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
