/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * The days whose entries come, both included.
 */
export interface AccountFilterParameters {
  /**
     * First calendar day, in the zone of the studio.
     * @minLength 10
     * @maxLength 10
     */
  startDate: Date;
  /**
     * Last calendar day, in the zone of the studio.
     * @minLength 10
     * @maxLength 10
     */
  endDate: Date;
}
