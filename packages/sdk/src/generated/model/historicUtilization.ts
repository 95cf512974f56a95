/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { HistoricUtilizationDayOfWeek } from './historicUtilizationDayOfWeek.ts';
import type { HistoricUtilizationHour } from './historicUtilizationHour.ts';

/**
 * Usual utilization of a studio on a weekday.
 */
export interface HistoricUtilization {
  /** Weekday. */
  dayOfWeek: HistoricUtilizationDayOfWeek;
  /**
     * Hours in order, without those that have no counts.
     * @maxItems 24
     */
  hours: HistoricUtilizationHour[];
}
