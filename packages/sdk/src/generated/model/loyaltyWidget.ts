/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LoyaltyExpiration } from './loyaltyExpiration.ts';
import type { LoyaltyNextLevel } from './loyaltyNextLevel.ts';

/**
 * Summary of the program.
 */
export interface LoyaltyWidget {
  /**
     * Name of the program.
     * @minLength 1
     * @maxLength 80
     */
  title: string;
  /**
     * Points available to spend.
     * @minimum 0
     * @maximum 100000000
     */
  points: number;
  /**
     * Name of the current level; null below the first one.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  level: string | null;
  /** The next level; null on the highest. */
  nextLevel: LoyaltyNextLevel | null;
  /** The next expiration; null without points. */
  nextExpiration: LoyaltyExpiration | null;
  /**
     * Number of rewards that can be redeemed now.
     * @minimum 0
     * @maximum 200
     */
  redeemablePremiums: number;
}
