/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CrossTenantCheckinState } from './crossTenantCheckinState.ts';
import type { StudioReference } from './studioReference.ts';

/**
 * A visit of a member of one chain at a studio of another one.
 */
export interface CrossTenantCheckin {
  /**
     * First letters of the name, so that a link that is passed on tells nobody's name.
     * @minLength 1
     * @maxLength 20
     */
  holderName: string;
  /**
     * Public name of the chain whose member it is.
     * @minLength 1
     * @maxLength 120
     */
  homeTenantName: string;
  homeStudio: StudioReference;
  studio: StudioReference;
  state: CrossTenantCheckinState;
  /**
     * When they came, with the offset of the studio that is visited; null before that.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  checkinTime: Date | null;
  /**
     * Until when they may come, with the offset of the studio that is visited.
     * @minLength 20
     * @maxLength 35
     */
  validUntil: Date;
}
