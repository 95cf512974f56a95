/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Address } from './address.ts';
import type { ClosingHours } from './closingHours.ts';
import type { Coordinates } from './coordinates.ts';
import type { EmailAddress } from './emailAddress.ts';
import type { Picture } from './picture.ts';
import type { StudioContact } from './studioContact.ts';
import type { StudioNameOnlyItemsItem } from './studioNameOnlyItemsItem.ts';

/**
 * A studio.
 */
export interface Studio {
  /**
     * Organization unit id.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Id of the studio in the administration software of the chain.
     * @minimum 1
     * @maximum 9007199254740991
     */
  magiclineId: number;
  /**
     * Public name of the chain.
     * @minLength 1
     * @maxLength 120
     */
  tenantName: string;
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
     * IANA time zone for all times of the studio.
     * @minLength 3
     * @maxLength 60
     */
  zoneId: string;
  /**
     * Type of studio; 0 and 1 show the logo of the product.
     * @minimum 0
     * @maximum 99
     */
  type: number;
  address: Address;
  /** Locations. */
  coordinates: Coordinates | null;
  /**
     * Contact options.
     * @maxItems 20
     */
  contacts: StudioContact[];
  /**
     * Website.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  website: string | null;
  /** Email. */
  email: EmailAddress | null;
  /**
     * ISO 4217 code of the currency.
     * @minLength 3
     * @maxLength 3
     * @pattern ^[A-Z]{3}$
     */
  currencyCode: string;
  /**
     * Language of the studio, the default for users without a choice.
     * @minLength 5
     * @maxLength 5
     * @pattern ^[a-z]{2}_[A-Z]{2}$
     */
  locale: string;
  /**
     * Closing hours from the start of today until 8 days later, in the time zone of the studio, in order.
     * @maxItems 50
     */
  closingHoursDtos: ClosingHours[];
  /** True if memberships can be canceled online. */
  onlineCancelationEnabled: boolean;
  /**
     * Items that the studio sells to a name and an email address; a checkout of any other item also requires date of birth and postal address. COURSE_APPOINTMENT includes events, and SINGLE_APPOINTMENT paid trial sessions, which require contactFields of their configuration besides. Our addition to the catalogue; if it is missing, there are none.
     * @maxItems 5
     */
  nameOnlyItems?: StudioNameOnlyItemsItem[];
}
