/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { RewardGrant } from './rewardGrant.ts';

/**
 * A redemption.
 */
export interface LoyaltyRedemption {
  /**
     * Identifies the redemption, for presentation at the studio if required.
     * @minLength 36
     * @maxLength 36
     */
  redemptionId: string;
  /**
     * Identifies the reward in the program.
     * @minimum 1
     * @maximum 9007199254740991
     */
  assignmentId: number;
  /**
     * Name of the reward.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Points spent.
     * @minimum 1
     * @maximum 1000000
     */
  points: number;
  /**
     * Remaining points.
     * @minimum 0
     * @maximum 100000000
     */
  balance: number;
  /**
     * Time of redemption, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  redeemedAt: Date;
  grant: RewardGrant;
}
