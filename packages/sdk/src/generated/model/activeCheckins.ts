/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { UtilizationLevel } from './utilizationLevel.ts';

/**
 * Number of people in a studio now.
 */
export interface ActiveCheckins {
  /**
     * Organization unit id of the studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * Time of the count, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  countedAt: Date;
  /**
     * Number of people checked in.
     * @minimum 0
     * @maximum 100000
     */
  activeCheckins: number;
  /**
     * Maximum number of people.
     * @minimum 1
     * @maximum 100000
     */
  capacity: number;
  /**
     * Percentage of the studio's capacity, rounded; at most 100.
     * @minimum 0
     * @maximum 100
     */
  percentage: number;
  level: UtilizationLevel;
}
