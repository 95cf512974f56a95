/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Address } from './address.ts';

/**
 * The studio behind a link, as a page that is reached by it alone shows it, with where to turn to with questions.
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
     * Logo; null where the studio has none.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  logoUrl: string | null;
  /**
     * IANA time zone of the studio; its times are shown in it.
     * @minLength 3
     * @maxLength 60
     * @pattern ^[A-Za-z]+(/[A-Za-z_+-]+)*$
     */
  zoneId: string;
  address: Address;
  /**
     * Website; null where the studio has none.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  website: string | null;
  /**
     * Where questions go; null where the studio reads no mails.
     * @minLength 3
     * @maxLength 254
     * @nullable
     */
  email: string | null;
}
