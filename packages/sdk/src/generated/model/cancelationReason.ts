/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Why somebody cancels.
 */
export interface CancelationReason {
  /**
     * Identifies the reason.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * In the words of the studio.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
}
