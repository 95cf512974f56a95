/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { UtilizationHour } from './utilizationHour.ts';

/**
 * How busy a studio is on a day, hour by hour.
 */
export interface Utilization {
  /**
     * Organization unit id of the studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * The calendar day in the zone of the studio.
     * @minLength 10
     * @maxLength 10
     */
  date: Date;
  /**
     * The hours in their order; those in which the studio is closed are left out.
     * @maxItems 25
     */
  hours: UtilizationHour[];
}
