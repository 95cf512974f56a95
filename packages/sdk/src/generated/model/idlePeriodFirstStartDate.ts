/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * The first day on which the next idle period can begin.
 */
export interface IdlePeriodFirstStartDate {
  /**
     * Calendar day from which one of the least length fits, beside those that there are; null when none does.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  firstPossibleStartDate: Date | null;
}
