/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Recruitment } from './recruitment.ts';

/**
 * The referrals of a member.
 */
export interface ReferralPremiums {
  /**
     * Referred members, latest first. At most 200.
     * @maxItems 200
     */
  recruitedMembers: Recruitment[];
  /**
     * Members who referred this member. At most 20.
     * @maxItems 20
     */
  recruitedByMembers: Recruitment[];
}
