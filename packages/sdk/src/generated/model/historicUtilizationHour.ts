/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { UtilizationLevel } from './utilizationLevel.ts';

/**
 * Usual utilization of a studio in an hour of a weekday.
 */
export interface HistoricUtilizationHour {
  /**
     * Local time in the time zone of the studio, HH:mm.
     * @minLength 5
     * @maxLength 5
     * @pattern ^([01][0-9]|2[0-3]):[0-5][0-9]$
     */
  startTime: string;
  /**
     * Local time in the time zone of the studio, HH:mm; 24:00 is the end of the day.
     * @minLength 5
     * @maxLength 5
     * @pattern ^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$
     */
  endTime: string;
  /**
     * Average number of people, with one decimal place.
     * @minimum 0
     * @maximum 100000
     */
  averageVisitors: number;
  /**
     * Percentage of the studio's capacity, rounded; at most 100.
     * @minimum 0
     * @maximum 100
     */
  percentage: number;
  level: UtilizationLevel;
}
