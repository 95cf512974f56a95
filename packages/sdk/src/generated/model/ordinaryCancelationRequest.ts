/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A cancelation with the notice of the contract.
 */
export interface OrdinaryCancelationRequest {
  /**
     * Why; null when that is not said.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  cancelationReasonId: number | null;
  /**
     * One of the ends that can be chosen; null for the earliest.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  contractEndDate: Date | null;
}
