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
     * First name and initial of the other one; null for somebody who is gone.
     * @minLength 1
     * @maxLength 120
     * @nullable
     */
  displayedName: string | null;
  /**
     * The calendar day of the studio on which the contract was signed; null before.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  recruitedOn: Date | null;
  /**
     * The first calendar day on which the reward can be redeemed; null while nobody knows, and when there is none.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  redeemableOn: Date | null;
  state: ReferralPremiumState;
  /** What the member has chosen and got; null before. */
  grant: RewardGrant | null;
}
