/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A cancelation that observes the notice period.
 */
export interface OrdinaryCancelationRequest {
  /**
     * Reason for the cancelation, if given.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  cancelationReasonId: number | null;
  /**
     * One of the possible ends; null for the earliest.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  contractEndDate: Date | null;
}
