/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Calendar days, in the time zone of the studio.
 */
export interface ValidPeriod {
  /**
     * The first one.
     * @minLength 10
     * @maxLength 10
     */
  startDate: Date;
  /**
     * The last one.
     * @minLength 10
     * @maxLength 10
     */
  endDate: Date;
}
