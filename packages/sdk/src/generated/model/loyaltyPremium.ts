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
     * What it is called.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * What it is, in the words of the studio.
     * @minLength 1
     * @maxLength 1000
     */
  description: string;
  type: RewardType;
  /** What it is worth; null for what is no money. */
  amount: Money | null;
  /** How long a free period is; null for anything else. */
  period: Term | null;
  /**
     * How many points it costs.
     * @minimum 1
     * @maximum 1000000
     */
  points: number;
  /**
     * Name of the level from which it can be had; null for every level.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  requiredLevel: string | null;
  /**
     * The last calendar day on which it can be redeemed; null without end.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  validUntil: Date | null;
  state: LoyaltyPremiumState;
  /**
     * When the member has redeemed it, with the offset of the studio; null before.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  redeemedAt: Date | null;
}
