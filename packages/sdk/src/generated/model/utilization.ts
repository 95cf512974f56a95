/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { UtilizationHour } from './utilizationHour.ts';

/**
 * Hourly utilization of a studio on a day.
 */
export interface Utilization {
  /**
     * Organization unit id of the studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * The calendar day in the time zone of the studio.
     * @minLength 10
     * @maxLength 10
     */
  date: Date;
  /**
     * Hours in order, without closing hours.
     * @maxItems 25
     */
  hours: UtilizationHour[];
}
