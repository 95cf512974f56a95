/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { UtilizationHourState } from './utilizationHourState.ts';
import type { UtilizationLevel } from './utilizationLevel.ts';

/**
 * How busy a studio is in one hour.
 */
export interface UtilizationHour {
  /**
     * Beginning, with the offset of the studio.
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
  /** Whether it was counted, or is expected from the weeks before. */
  state: UtilizationHourState;
  /**
     * How many people are there.
     * @minimum 0
     * @maximum 100000
     */
  visitors: number;
  /**
     * Share of the studio's capacity, rounded; 100 also when there are more.
     * @minimum 0
     * @maximum 100
     */
  percentage: number;
  level: UtilizationLevel;
}
