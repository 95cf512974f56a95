/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';
import type { RewardType } from './rewardType.ts';
import type { Term } from './term.ts';

/**
 * A reward that can be chosen.
 */
export interface RewardChoice {
  /**
     * Identifies the reward.
     * @minimum 1
     * @maximum 9007199254740991
     */
  premiumId: number;
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
     * Calendar days on which a free period can start, the first one first; empty without a contract that goes on, null for what has no first day. At most 12.
     * @maxItems 12
     * @nullable
     * @items.minLength 10
     * @items.maxLength 10
     */
  possibleRewardStartDates: Date[] | null;
}
