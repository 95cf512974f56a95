/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Checkin } from './checkin.ts';

/**
 * The visits of a member between two days.
 */
export interface CheckinHistoryReport {
  /**
     * The first day, included.
     * @minLength 10
     * @maxLength 10
     */
  startDate: Date;
  /**
     * The last day, included.
     * @minLength 10
     * @maxLength 10
     */
  endDate: Date;
  /**
     * How many visits have begun on these days.
     * @minimum 0
     * @maximum 10000
     */
  visits: number;
  /**
     * The sum of durationMinutes; a visit that goes on counts nothing yet.
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
