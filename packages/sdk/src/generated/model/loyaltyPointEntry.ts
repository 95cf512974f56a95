/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LoyaltyPointEntryType } from './loyaltyPointEntryType.ts';

/**
 * An entry in the history of points.
 */
export interface LoyaltyPointEntry {
  type: LoyaltyPointEntryType;
  /**
     * Subject, as named by the studio.
     * @minLength 1
     * @maxLength 200
     */
  name: string;
  /**
     * Positive if earned, negative if spent or expired.
     * @minimum -100000000
     * @maximum 100000000
     */
  points: number;
  /**
     * Calendar day in the time zone of the studio; for expired points, the first day without them.
     * @minLength 10
     * @maxLength 10
     */
  date: Date;
  /**
     * Last calendar day on which earned points are valid; null for other entries.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  expiresOn: Date | null;
}
