/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Address } from './address.ts';
import type { ClosingHours } from './closingHours.ts';
import type { Coordinates } from './coordinates.ts';
import type { Picture } from './picture.ts';
import type { StudioCategory } from './studioCategory.ts';
import type { StudioFeature } from './studioFeature.ts';
import type { StudioRating } from './studioRating.ts';

/**
 * A studio as a studio finder shows it.
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
     * Name of the chain for the public.
     * @minLength 1
     * @maxLength 120
     */
  tenantName: string;
  /**
     * Base64 of the tenant and the organization unit id joined by a colon; names the studio in addresses.
     * @minLength 4
     * @maxLength 120
     * @pattern ^[A-Za-z0-9+/_-]+={0,2}$
     */
  studioUuid: string;
  /**
     * Number of the studio in the chain's own books.
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
     * Short name for addresses, the same for ever; none is named like another call of this tag.
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
  /** Where it is; readers work out distances themselves. */
  coordinates: Coordinates | null;
  /**
     * When it is closed, from the beginning of today until 8 days later in the zone of the studio, in order.
     * @maxItems 50
     */
  closingHoursDtos: ClosingHours[];
  /**
     * What kind of studio it is, by name.
     * @maxItems 50
     */
  categories: StudioCategory[];
  /**
     * What it has, by group and name.
     * @maxItems 200
     */
  features: StudioFeature[];
  rating: StudioRating;
}
