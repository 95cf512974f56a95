/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { HistoricUtilizationDayOfWeek } from './historicUtilizationDayOfWeek.ts';
import type { HistoricUtilizationHour } from './historicUtilizationHour.ts';

/**
 * How busy a studio usually is on a weekday.
 */
export interface HistoricUtilization {
  /** Weekday. */
  dayOfWeek: HistoricUtilizationDayOfWeek;
  /**
     * The hours in their order; those in which nobody was counted are left out.
     * @maxItems 24
     */
  hours: HistoricUtilizationHour[];
}
