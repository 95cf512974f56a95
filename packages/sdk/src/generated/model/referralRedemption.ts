/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { RewardGrant } from './rewardGrant.ts';

/**
 * A redeemed reward for a referral.
 */
export interface ReferralRedemption {
  /**
     * Identifies the redemption.
     * @minLength 36
     * @maxLength 36
     */
  redemptionId: string;
  /**
     * Identifies the referral.
     * @minimum 1
     * @maximum 9007199254740991
     */
  customerRecruitmentId: number;
  /**
     * Identifies the reward.
     * @minimum 1
     * @maximum 9007199254740991
     */
  premiumId: number;
  /**
     * Name of the reward.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  grant: RewardGrant;
}
