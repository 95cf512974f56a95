/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * The limits of the indicator, in percent of the studio's capacity.
 */
export interface UtilizationIndicatorLimits {
  /**
     * LOW up to this value.
     * @minimum 1
     * @maximum 100
     */
  low: number;
  /**
     * MEDIUM above low and up to this value; HIGH above it.
     * @minimum 1
     * @maximum 100
     */
  medium: number;
  /**
     * End of the indicator's scale.
     * @minimum 1
     * @maximum 100
     */
  high: number;
}
