/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * First possible start of the next idle period.
 */
export interface IdlePeriodFirstStartDate {
  /**
     * First calendar day for an idle period of minimum length next to existing ones; null if there is none.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  firstPossibleStartDate: Date | null;
}
