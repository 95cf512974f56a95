/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * The period of the entries, inclusive.
 */
export interface AccountFilterParameters {
  /**
     * First calendar day, in the time zone of the studio.
     * @minLength 10
     * @maxLength 10
     */
  startDate: Date;
  /**
     * Last calendar day, in the time zone of the studio.
     * @minLength 10
     * @maxLength 10
     */
  endDate: Date;
}
