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
  /** Locations. */
  coordinates: Coordinates | null;
  /**
     * Closing hours from the start of today until 8 days later, in the time zone of the studio, in order.
     * @maxItems 50
     */
  closingHoursDtos: ClosingHours[];
}
