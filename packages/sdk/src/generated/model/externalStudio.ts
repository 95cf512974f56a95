/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Address } from './address.ts';
import type { EmailAddress } from './emailAddress.ts';

/**
 * The studio behind a link, for a page that is accessible only by this link, with contact options.
 */
export interface ExternalStudio {
  /**
     * Organization unit id of the studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Name of the studio chain, as X-Tenant takes it.
     * @minLength 1
     * @maxLength 63
     */
  tenant: string;
  /**
     * Name of the studio.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Logo, if any.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  logoUrl: string | null;
  /**
     * IANA time zone for all times of the studio.
     * @minLength 3
     * @maxLength 60
     * @pattern ^[A-Za-z]+(/[A-Za-z_+-]+)*$
     */
  zoneId: string;
  address: Address;
  /**
     * Website, if any.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  website: string | null;
  /** Email address for questions, if any. */
  email: EmailAddress | null;
}
