/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A picture in two sizes.
 */
export interface Picture {
  /**
     * URL of the small size.
     * @minLength 1
     * @maxLength 2000
     */
  url: string;
  /**
     * URL of the size twice as wide.
     * @minLength 1
     * @maxLength 2000
     */
  urlLarge: string;
  /**
     * Width of the small size in CSS pixels.
     * @minimum 1
     * @maximum 4000
     */
  width: number;
  /**
     * Height of the small size in CSS pixels.
     * @minimum 1
     * @maximum 4000
     */
  height: number;
}
