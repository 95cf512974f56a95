/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A kind of facility.
 */
export interface FacilityCategory {
  /**
     * Id of the category; the same as of studios.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Name in the language asked for.
     * @minLength 1
     * @maxLength 80
     */
  name: string;
  /**
     * How many facilities are of this kind.
     * @minimum 1
     * @maximum 1000000
     */
  facilityCount: number;
}
