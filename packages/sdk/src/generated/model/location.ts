/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A room or place of a studio.
 */
export interface Location {
  /**
     * Identifies the place.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Name of the place.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
}
