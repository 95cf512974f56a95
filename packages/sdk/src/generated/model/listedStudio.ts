/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Address } from './address.ts';
import type { Coordinates } from './coordinates.ts';

/**
 * A studio in a list to choose from.
 */
export interface ListedStudio {
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
     * Public name of the chain.
     * @minLength 1
     * @maxLength 120
     */
  tenantName: string;
  /**
     * Tenant and organization unit id, joined by a colon, in base64; identifies the studio in addresses.
     * @minLength 4
     * @maxLength 120
     * @pattern ^[A-Za-z0-9+/_-]+={0,2}$
     */
  studioUuid: string;
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
     * Logo.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  logoUrl: string | null;
  /**
     * IANA time zone.
     * @minLength 3
     * @maxLength 60
     */
  zoneId: string;
  address: Address;
  /** Position; clients calculate distances from it. */
  coordinates: Coordinates | null;
}
