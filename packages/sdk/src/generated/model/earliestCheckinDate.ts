/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * How far back a history goes.
 */
export interface EarliestCheckinDate {
  /**
     * The first day that can be asked for, in the zone of the studio whose member it is.
     * @minLength 10
     * @maxLength 10
     */
  earliestPossibleDate: Date;
}
