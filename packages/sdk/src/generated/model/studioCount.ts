/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * How many studios there are.
 */
export interface StudioCount {
  /**
     * Number of studios.
     * @minimum 0
     * @maximum 1000000
     */
  count: number;
}
