/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Address } from './address.ts';
import type { ClosingHours } from './closingHours.ts';
import type { Coordinates } from './coordinates.ts';
import type { Picture } from './picture.ts';
import type { StudioCategory } from './studioCategory.ts';
import type { StudioFeature } from './studioFeature.ts';
import type { StudioRating } from './studioRating.ts';

/**
 * A studio for a studio finder.
 */
export interface BookingPortalStudio {
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
     * Number of the studio in the chain's records.
     * @minLength 1
     * @maxLength 64
     * @pattern ^[A-Za-z0-9_-]{1,64}$
     */
  externalId: string;
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
  /** A view of the studio. */
  image: Picture | null;
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
  /**
     * Categories of the studio, by name.
     * @maxItems 50
     */
  categories: StudioCategory[];
  /**
     * Features of the studio, by group and name.
     * @maxItems 200
     */
  features: StudioFeature[];
  rating: StudioRating;
}
