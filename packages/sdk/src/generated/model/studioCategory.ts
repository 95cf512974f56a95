/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A category of studios.
 */
export interface StudioCategory {
  /**
     * Id of the category.
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
}
