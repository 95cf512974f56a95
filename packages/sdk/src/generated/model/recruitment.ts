/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ReferralPremiumState } from './referralPremiumState.ts';
import type { RewardGrant } from './rewardGrant.ts';

/**
 * A referral between two members.
 */
export interface Recruitment {
  /**
     * Identifies the referral.
     * @minimum 1
     * @maximum 9007199254740991
     */
  customerRecruitmentId: number;
  /**
     * First name and initial of the other person; null for former members.
     * @minLength 1
     * @maxLength 120
     * @nullable
     */
  displayedName: string | null;
  /**
     * Calendar day on which the contract was signed, in the time zone of the studio; null before.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  recruitedOn: Date | null;
  /**
     * First calendar day to redeem the reward; null if not known yet or there is none.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  redeemableOn: Date | null;
  state: ReferralPremiumState;
  /** The granted reward; null before the redemption. */
  grant: RewardGrant | null;
}
