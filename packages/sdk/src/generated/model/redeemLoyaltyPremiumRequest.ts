/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A reward to redeem.
 */
export interface RedeemLoyaltyPremiumRequest {
  /**
     * Identifies the reward in the program.
     * @minimum 1
     * @maximum 9007199254740991
     */
  assignmentId: number;
  /**
     * First calendar day of a free period, one of possibleRewardStartDates; defaults to the first of them.
     * @minLength 10
     * @maxLength 10
     */
  rewardStartDate?: Date;
}
