/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { UtilizationLevel } from './utilizationLevel.ts';

/**
 * How many people are in a studio now.
 */
export interface ActiveCheckins {
  /**
     * Organization unit id of the studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * When they were counted, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  countedAt: Date;
  /**
     * How many people are checked in.
     * @minimum 0
     * @maximum 100000
     */
  activeCheckins: number;
  /**
     * How many people there is room for.
     * @minimum 1
     * @maximum 100000
     */
  capacity: number;
  /**
     * Share of the studio's capacity, rounded; 100 also when there are more.
     * @minimum 0
     * @maximum 100
     */
  percentage: number;
  level: UtilizationLevel;
}
