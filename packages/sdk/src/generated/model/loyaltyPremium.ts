/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LoyaltyPremiumState } from './loyaltyPremiumState.ts';
import type { Money } from './money.ts';
import type { RewardType } from './rewardType.ts';
import type { Term } from './term.ts';

/**
 * A reward of the program. Each member can redeem it once.
 */
export interface LoyaltyPremium {
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
     * Description by the studio.
     * @minLength 1
     * @maxLength 1000
     */
  description: string;
  type: RewardType;
  /** Monetary value, if any. */
  amount: Money | null;
  /** Length of a free period; null for other rewards. */
  period: Term | null;
  /**
     * Price in points.
     * @minimum 1
     * @maximum 1000000
     */
  points: number;
  /**
     * Name of the minimum level; null if there is none.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  requiredLevel: string | null;
  /**
     * Last calendar day for redemption; null if not limited.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  validUntil: Date | null;
  state: LoyaltyPremiumState;
  /**
     * Time of redemption, with the offset of the studio; null before.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  redeemedAt: Date | null;
}
