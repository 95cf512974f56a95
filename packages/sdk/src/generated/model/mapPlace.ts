/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { MapPlaceType } from './mapPlaceType.ts';

/**
 * A town or a region on the map.
 */
export interface MapPlace {
  /**
     * Name of the place.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Full name for lists.
     * @minLength 1
     * @maxLength 300
     */
  placeName: string;
  /** Type of the place. */
  type: MapPlaceType;
  /**
     * ISO 3166-1 alpha-2.
     * @minLength 2
     * @maxLength 2
     * @pattern ^[A-Z]{2}$
     */
  countryCode: string;
  /**
     * Longitude of its center in degrees.
     * @minimum -180
     * @maximum 180
     */
  longitude: number;
  /**
     * Latitude of its center in degrees.
     * @minimum -90
     * @maximum 90
     */
  latitude: number;
}
