/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Earliest date of a history.
 */
export interface EarliestCheckinDate {
  /**
     * First day with data, in the time zone of the member's studio.
     * @minLength 10
     * @maxLength 10
     */
  earliestPossibleDate: Date;
}
