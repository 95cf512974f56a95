/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { RewardGrant } from './rewardGrant.ts';

/**
 * A reward that was redeemed.
 */
export interface LoyaltyRedemption {
  /**
     * Identifies the redemption; to be shown at the studio where people see to it.
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
     * What it is called.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * How many points it has cost.
     * @minimum 1
     * @maximum 1000000
     */
  points: number;
  /**
     * How many points are left now.
     * @minimum 0
     * @maximum 100000000
     */
  balance: number;
  /**
     * When it was redeemed, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  redeemedAt: Date;
  grant: RewardGrant;
}
