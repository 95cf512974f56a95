/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A category of facilities.
 */
export interface FacilityCategory {
  /**
     * Id of the category, the same as for studios.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Name in the requested language.
     * @minLength 1
     * @maxLength 80
     */
  name: string;
  /**
     * Number of facilities in the category.
     * @minimum 1
     * @maximum 1000000
     */
  facilityCount: number;
}
