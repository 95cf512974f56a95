/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LoyaltyActivityType } from './loyaltyActivityType.ts';

/**
 * An activity that earns points.
 */
export interface LoyaltyActivity {
  /**
     * Identifies the activity.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  type: LoyaltyActivityType;
  /**
     * Name of the reward.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Description by the studio.
     * @minLength 1
     * @maxLength 500
     */
  description: string;
  /**
     * Points per activity.
     * @minimum 1
     * @maximum 1000000
     */
  points: number;
}
