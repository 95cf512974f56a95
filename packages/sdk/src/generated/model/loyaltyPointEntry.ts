/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LoyaltyPointEntryType } from './loyaltyPointEntryType.ts';

/**
 * A movement of points.
 */
export interface LoyaltyPointEntry {
  type: LoyaltyPointEntryType;
  /**
     * What it was, in the words of the studio.
     * @minLength 1
     * @maxLength 200
     */
  name: string;
  /**
     * Above zero what was earned, below zero what was spent or has expired.
     * @minimum -100000000
     * @maximum 100000000
     */
  points: number;
  /**
     * The calendar day of the studio; of what has expired, the first on which it did not count.
     * @minLength 10
     * @maxLength 10
     */
  date: Date;
  /**
     * The last calendar day on which what was earned counts; null for anything else.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  expiresOn: Date | null;
}
