/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Number of studios.
 */
export interface StudioCount {
  /**
     * Number of studios.
     * @minimum 0
     * @maximum 1000000
     */
  count: number;
}
