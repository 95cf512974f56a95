/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A cancelation whose end has not come yet.
 */
export interface PendingCancelation {
  /**
     * Contract that is canceled, or whose module is.
     * @minimum 1
     * @maximum 9007199254740991
     */
  contractId: number;
  /**
     * Module contract that is canceled; null for the contract itself.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  moduleContractId: number | null;
  /**
     * Name of the membership or the module.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * When it was canceled.
     * @minLength 10
     * @maxLength 10
     */
  cancelationDate: Date;
  /**
     * Last calendar day.
     * @minLength 10
     * @maxLength 10
     */
  contractEndDate: Date;
  /**
     * Receipt of the cancelation; null for one that the studio has made.
     * @minLength 36
     * @maxLength 36
     * @nullable
     */
  receiptId: string | null;
  /** Whether it can be withdrawn today. */
  withdrawable: boolean;
}
