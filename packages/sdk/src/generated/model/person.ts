/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * An employee of a studio.
 */
export interface Person {
  /**
     * Identifies the employee.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Name for display.
     * @minLength 1
     * @maxLength 120
     */
  displayedName: string;
  /**
     * Given name.
     * @minLength 1
     * @maxLength 80
     */
  firstname: string;
  /**
     * Family name.
     * @minLength 1
     * @maxLength 80
     */
  lastname: string;
  /**
     * Portrait with the face in the middle, so that a circle can be cut out. Missing if there is none.
     * @minLength 1
     * @maxLength 2000
     */
  pictureUrl?: string;
}
