/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A kind of course.
 */
export interface CourseCategory {
  /**
     * Identifies the category.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Name of the category.
     * @minLength 1
     * @maxLength 80
     */
  name: string;
}
