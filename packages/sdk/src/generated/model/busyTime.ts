/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A time at which the user is busy.
 */
export interface BusyTime {
  /**
     * Start, in UTC.
     * @minLength 20
     * @maxLength 35
     */
  startDateTime: Date;
  /**
     * End, in UTC; not part of it.
     * @minLength 20
     * @maxLength 35
     */
  endDateTime: Date;
}
