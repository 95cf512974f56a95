/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A reward to redeem for a referral.
 */
export interface RedeemReferralPremiumRequest {
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
     * First calendar day of a free period, one of possibleRewardStartDates; defaults to the first of them.
     * @minLength 10
     * @maxLength 10
     */
  rewardStartDate?: Date;
}
