/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Reason for a cancelation.
 */
export interface CancelationReason {
  /**
     * Identifies the reason.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Name given by the studio.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
}
