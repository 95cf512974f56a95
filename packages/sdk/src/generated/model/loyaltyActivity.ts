/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LoyaltyActivityType } from './loyaltyActivityType.ts';

/**
 * Something that earns points.
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
     * What it is called.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * What has to be done, in the words of the studio.
     * @minLength 1
     * @maxLength 500
     */
  description: string;
  /**
     * How many points it earns each time.
     * @minimum 1
     * @maximum 1000000
     */
  points: number;
}
