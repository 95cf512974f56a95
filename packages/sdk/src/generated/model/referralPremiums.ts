/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Recruitment } from './recruitment.ts';

/**
 * The referrals of a member.
 */
export interface ReferralPremiums {
  /**
     * Whom the member has brought, the last one first. At most 200.
     * @maxItems 200
     */
  recruitedMembers: Recruitment[];
  /**
     * By whom the member was brought. At most 20.
     * @maxItems 20
     */
  recruitedByMembers: Recruitment[];
}
