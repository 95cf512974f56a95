/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { UtilizationHourState } from './utilizationHourState.ts';
import type { UtilizationLevel } from './utilizationLevel.ts';

/**
 * Utilization of a studio in one hour.
 */
export interface UtilizationHour {
  /**
     * Start, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  startDateTime: Date;
  /**
     * End, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  endDateTime: Date;
  /** Counted, or expected from previous weeks. */
  state: UtilizationHourState;
  /**
     * Number of people.
     * @minimum 0
     * @maximum 100000
     */
  visitors: number;
  /**
     * Percentage of the studio's capacity, rounded; at most 100.
     * @minimum 0
     * @maximum 100
     */
  percentage: number;
  level: UtilizationLevel;
}
