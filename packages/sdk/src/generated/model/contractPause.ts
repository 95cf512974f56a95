/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Days of an idle period.
 */
export interface ContractPause {
  /**
     * First calendar day.
     * @minLength 10
     * @maxLength 10
     */
  startDate: Date;
  /**
     * Last calendar day.
     * @minLength 10
     * @maxLength 10
     */
  endDate: Date;
}
