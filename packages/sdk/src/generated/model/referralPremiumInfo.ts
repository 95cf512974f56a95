/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Recruitment } from './recruitment.ts';
import type { RewardChoice } from './rewardChoice.ts';

/**
 * Rewards for a referral.
 */
export interface ReferralPremiumInfo {
  recruitment: Recruitment;
  /**
     * One of them can be chosen; empty if the studio offers none. At most 50.
     * @maxItems 50
     */
  premiums: RewardChoice[];
}
