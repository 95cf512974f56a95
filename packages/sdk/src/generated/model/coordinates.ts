/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A position, WGS 84.
 */
export interface Coordinates {
  /**
     * Degrees north.
     * @minimum -90
     * @maximum 90
     */
  latitude: number;
  /**
     * Degrees east.
     * @minimum -180
     * @maximum 180
     */
  longitude: number;
}
