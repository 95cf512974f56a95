/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LoyaltyExpiration } from './loyaltyExpiration.ts';
import type { LoyaltyNextLevel } from './loyaltyNextLevel.ts';

/**
 * Points of a member and progress towards levels.
 */
export interface LoyaltyOverview {
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
     * Calendar day of the data, in the time zone of the studio.
     * @minLength 10
     * @maxLength 10
     */
  date: Date;
  /**
     * Points ever earned; they determine the level and are not reduced by redemptions or expiry.
     * @minimum 0
     * @maximum 100000000
     */
  collectedPoints: number;
  /**
     * Time of registration, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  registeredAt: Date;
  /**
     * Name of the current level; null below the first one.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  level: string | null;
  /** The next level; null on the highest. */
  nextLevel: LoyaltyNextLevel | null;
  /**
     * Expirations of available points, earliest first. At most 400.
     * @maxItems 400
     */
  expirations: LoyaltyExpiration[];
}
