/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LoyaltyExpiration } from './loyaltyExpiration.ts';
import type { LoyaltyNextLevel } from './loyaltyNextLevel.ts';

/**
 * How many points a member has, and how far that leads.
 */
export interface LoyaltyOverview {
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
     * The calendar day of the studio for which that is true.
     * @minLength 10
     * @maxLength 10
     */
  date: Date;
  /**
     * How many were ever earned; they decide about the level, and neither redeeming nor expiry takes any away.
     * @minimum 0
     * @maximum 100000000
     */
  collectedPoints: number;
  /**
     * Since when the member takes part, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  registeredAt: Date;
  /**
     * Name of the present level; null below the first one.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  level: string | null;
  /** The level that comes next; null on the highest. */
  nextLevel: LoyaltyNextLevel | null;
  /**
     * Points that can be spent and will expire, the first day first. At most 400.
     * @maxItems 400
     */
  expirations: LoyaltyExpiration[];
}
