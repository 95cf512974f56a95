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
     * Calendar days on which a free period can start, earliest first; empty without a contract that continues, null for rewards without a start. At most 12.
     * @maxItems 12
     * @nullable
     * @items.minLength 10
     * @items.maxLength 10
     */
  possibleRewardStartDates: Date[] | null;
}
