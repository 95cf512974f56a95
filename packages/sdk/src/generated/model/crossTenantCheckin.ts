/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CrossTenantCheckinState } from './crossTenantCheckinState.ts';
import type { StudioReference } from './studioReference.ts';

/**
 * A visit of a member of one chain at a studio of another one.
 */
export interface CrossTenantCheckin {
  /**
     * Initials of the name, so that a forwarded link does not reveal it.
     * @minLength 1
     * @maxLength 20
     */
  holderName: string;
  /**
     * Public name of the member's chain.
     * @minLength 1
     * @maxLength 120
     */
  homeTenantName: string;
  homeStudio: StudioReference;
  studio: StudioReference;
  state: CrossTenantCheckinState;
  /**
     * Time of check-in, with the offset of the visited studio; null before check-in.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  checkinTime: Date | null;
  /**
     * End of validity, with the offset of the visited studio.
     * @minLength 20
     * @maxLength 35
     */
  validUntil: Date;
}
