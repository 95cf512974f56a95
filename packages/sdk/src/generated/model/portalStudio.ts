/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Address } from './address.ts';
import type { ClosingHours } from './closingHours.ts';
import type { Coordinates } from './coordinates.ts';
import type { Picture } from './picture.ts';

/**
 * A studio in the list of a portal.
 */
export interface PortalStudio {
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
     * Base64 of the tenant and the organization unit id joined by a colon; names the studio in addresses.
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
     * Logo.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  logoUrl: string | null;
  /** A view of the studio. */
  image: Picture | null;
  /**
     * IANA time zone.
     * @minLength 3
     * @maxLength 60
     */
  zoneId: string;
  address: Address;
  /** Where it is. */
  coordinates: Coordinates | null;
  /**
     * When it is closed, from the beginning of today until 8 days later in the zone of the studio, in order.
     * @maxItems 50
     */
  closingHoursDtos: ClosingHours[];
}
