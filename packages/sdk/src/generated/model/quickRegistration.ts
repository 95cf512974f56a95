/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { EmailAddress } from './emailAddress.ts';

/**
 * The invited person.
 */
export interface QuickRegistration {
  /**
     * Identifies the invitation.
     * @minLength 36
     * @maxLength 36
     */
  uuid: string;
  /**
     * Organization unit id of the studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  studioId: number;
  /**
     * Name of the studio.
     * @minLength 1
     * @maxLength 120
     */
  studioName: string;
  /**
     * Name of the tenant.
     * @minLength 1
     * @maxLength 63
     * @pattern ^[a-z0-9-]{1,63}$
     */
  tenant: string;
  /** Address known to the studio, which cannot be changed; null if the person must enter one. */
  email: EmailAddress | null;
  /**
     * Given name known to the studio.
     * @minLength 1
     * @maxLength 80
     * @nullable
     * @pattern ^[\p{L}\p{M} .'’-]+$
     */
  firstname: string | null;
  /**
     * Family name known to the studio.
     * @minLength 1
     * @maxLength 80
     * @nullable
     * @pattern ^[\p{L}\p{M} .'’-]+$
     */
  lastname: string | null;
}
