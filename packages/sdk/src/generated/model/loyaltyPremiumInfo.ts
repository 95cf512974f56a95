/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LoyaltyPremium } from './loyaltyPremium.ts';
import type { RewardGrant } from './rewardGrant.ts';

/**
 * Preview of a redemption.
 */
export interface LoyaltyPremiumInfo {
  premium: LoyaltyPremium;
  /**
     * Redemption instructions of the studio.
     * @minLength 1
     * @maxLength 1000
     */
  redemptionText: string;
  /**
     * Points available to spend.
     * @minimum 0
     * @maximum 100000000
     */
  balance: number;
  /**
     * Points left after the redemption; null if there are too few, or if already redeemed.
     * @minimum 0
     * @maximum 100000000
     * @nullable
     */
  balanceAfter: number | null;
  /**
     * Calendar days on which a free period can start, earliest first; empty for other rewards, and without a contract that continues. At most 12.
     * @maxItems 12
     * @items.minLength 10
     * @items.maxLength 10
     */
  possibleRewardStartDates: Date[];
  /** The granted reward; null before the redemption. */
  grant: RewardGrant | null;
}
