/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Address } from './address.ts';
import type { ClosingHours } from './closingHours.ts';
import type { Coordinates } from './coordinates.ts';

/**
 * A facility where members of other chains can check in.
 */
export interface CheckInFacility {
  /**
     * Id of the facility; the same as the organization unit id of its studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  facilityId: number;
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
     * Name of the facility.
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
  /**
     * IANA time zone.
     * @minLength 3
     * @maxLength 60
     */
  zoneId: string;
  address: Address;
  /** Position; clients calculate distances from it. */
  coordinates: Coordinates | null;
  /**
     * Closing hours from the start of today until 8 days later, in the time zone of the studio, in order.
     * @maxItems 50
     */
  closingHoursDtos: ClosingHours[];
}
