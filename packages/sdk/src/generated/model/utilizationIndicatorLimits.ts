/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * The limits of the indicator, in percent of the studio's capacity.
 */
export interface UtilizationIndicatorLimits {
  /**
     * Up to this it is LOW.
     * @minimum 1
     * @maximum 100
     */
  low: number;
  /**
     * Above low and up to this it is MEDIUM; above it is HIGH.
     * @minimum 1
     * @maximum 100
     */
  medium: number;
  /**
     * Where the scale of the indicator ends.
     * @minimum 1
     * @maximum 100
     */
  high: number;
}
