/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LoyaltyPremium } from './loyaltyPremium.ts';
import type { RewardGrant } from './rewardGrant.ts';

/**
 * What redeeming a reward would come to.
 */
export interface LoyaltyPremiumInfo {
  premium: LoyaltyPremium;
  /**
     * How it is had, in the words of the studio.
     * @minLength 1
     * @maxLength 1000
     */
  redemptionText: string;
  /**
     * How many points there are to spend.
     * @minimum 0
     * @maximum 100000000
     */
  balance: number;
  /**
     * How many would be left; null when there are too few, and once it is redeemed.
     * @minimum 0
     * @maximum 100000000
     * @nullable
     */
  balanceAfter: number | null;
  /**
     * Calendar days on which a free period can start, the first one first; empty for anything else, and without a contract that goes on. At most 12.
     * @maxItems 12
     * @items.minLength 10
     * @items.maxLength 10
     */
  possibleRewardStartDates: Date[];
  /** What the member has got; null before it is redeemed. */
  grant: RewardGrant | null;
}
