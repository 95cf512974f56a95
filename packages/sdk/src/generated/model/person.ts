/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Somebody who works at a studio.
 */
export interface Person {
  /**
     * Identifies the person.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * How the name is shown.
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
}
