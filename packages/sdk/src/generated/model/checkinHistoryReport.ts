/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Checkin } from './checkin.ts';

/**
 * Visits of a member in a period.
 */
export interface CheckinHistoryReport {
  /**
     * First day, inclusive.
     * @minLength 10
     * @maxLength 10
     */
  startDate: Date;
  /**
     * Last day, inclusive.
     * @minLength 10
     * @maxLength 10
     */
  endDate: Date;
  /**
     * Number of visits that began in the period.
     * @minimum 0
     * @maximum 10000
     */
  visits: number;
  /**
     * Sum of durationMinutes; excludes a visit that has not ended.
     * @minimum 0
     * @maximum 100000000
     */
  totalMinutes: number;
  /**
     * By checkinTime, the latest first. At most 10000: the latest.
     * @maxItems 10000
     */
  checkins: Checkin[];
}
