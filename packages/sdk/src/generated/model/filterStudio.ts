/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Coordinates } from './coordinates.ts';

/**
 * Filter values of a studio.
 */
export interface FilterStudio {
  /**
     * Organization unit id.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Name of the tenant.
     * @minLength 1
     * @maxLength 63
     * @pattern ^[a-z0-9-]{1,63}$
     */
  tenant: string;
  /**
     * Name of the studio.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Permanent short name for addresses; never equals another path of this tag.
     * @minLength 2
     * @maxLength 80
     * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
     */
  alias: string;
  /**
     * Town.
     * @minLength 1
     * @maxLength 100
     */
  city: string;
  /**
     * ISO 3166-1 alpha-2.
     * @minLength 2
     * @maxLength 2
     * @pattern ^[A-Z]{2}$
     */
  countryCode: string;
  /**
     * Ids of its categories.
     * @maxItems 50
     * @items.minimum 1
     * @items.maximum 9007199254740991
     */
  categoryIds: number[];
  /**
     * Ids of its features.
     * @maxItems 200
     * @items.minimum 1
     * @items.maximum 9007199254740991
     */
  featureIds: number[];
  /** Position, for a map of all studios; missing if it is unknown. */
  coordinates?: Coordinates;
  /** True if the studio is open at the time of the answer; missing if it is unknown. */
  isOpen?: boolean;
}
