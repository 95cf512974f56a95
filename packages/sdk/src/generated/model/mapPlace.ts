/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { MapPlaceType } from './mapPlaceType.ts';

/**
 * A town or a region on the map.
 */
export interface MapPlace {
  /**
     * Its own name.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Its name with what tells it apart, as a list shows it.
     * @minLength 1
     * @maxLength 300
     */
  placeName: string;
  /** What it is. */
  type: MapPlaceType;
  /**
     * ISO 3166-1 alpha-2.
     * @minLength 2
     * @maxLength 2
     * @pattern ^[A-Z]{2}$
     */
  countryCode: string;
  /**
     * Degrees east of its middle.
     * @minimum -180
     * @maximum 180
     */
  longitude: number;
  /**
     * Degrees north of its middle.
     * @minimum -90
     * @maximum 90
     */
  latitude: number;
}
