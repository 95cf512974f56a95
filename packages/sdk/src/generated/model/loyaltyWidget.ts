/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LoyaltyExpiration } from './loyaltyExpiration.ts';
import type { LoyaltyNextLevel } from './loyaltyNextLevel.ts';

/**
 * The program in a few words.
 */
export interface LoyaltyWidget {
  /**
     * What the program is called.
     * @minLength 1
     * @maxLength 80
     */
  title: string;
  /**
     * How many can be spent.
     * @minimum 0
     * @maximum 100000000
     */
  points: number;
  /**
     * Name of the present level; null below the first one.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  level: string | null;
  /** The level that comes next; null on the highest. */
  nextLevel: LoyaltyNextLevel | null;
  /** What expires next; null without any points. */
  nextExpiration: LoyaltyExpiration | null;
  /**
     * How many rewards can be redeemed now.
     * @minimum 0
     * @maximum 200
     */
  redeemablePremiums: number;
}
