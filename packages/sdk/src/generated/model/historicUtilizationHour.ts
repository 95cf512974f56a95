/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { UtilizationLevel } from './utilizationLevel.ts';

/**
 * How busy a studio usually is in an hour of a weekday.
 */
export interface HistoricUtilizationHour {
  /**
     * Wall clock time in the zone of the studio, HH:mm.
     * @minLength 5
     * @maxLength 5
     * @pattern ^([01][0-9]|2[0-3]):[0-5][0-9]$
     */
  startTime: string;
  /**
     * Wall clock time in the zone of the studio, HH:mm; 24:00 is the end of the day.
     * @minLength 5
     * @maxLength 5
     * @pattern ^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$
     */
  endTime: string;
  /**
     * How many people are there on average, to one decimal.
     * @minimum 0
     * @maximum 100000
     */
  averageVisitors: number;
  /**
     * Share of the studio's capacity, rounded; 100 also when there are more.
     * @minimum 0
     * @maximum 100
     */
  percentage: number;
  level: UtilizationLevel;
}
