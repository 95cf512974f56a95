/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A cancelation that has not taken effect.
 */
export interface PendingCancelation {
  /**
     * The canceled contract, or the contract of the canceled module.
     * @minimum 1
     * @maximum 9007199254740991
     */
  contractId: number;
  /**
     * The canceled module contract; null for the contract itself.
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
     * Date of the cancelation.
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
     * Receipt of the cancelation; null if canceled by the studio.
     * @minLength 36
     * @maxLength 36
     * @nullable
     */
  receiptId: string | null;
  /** True if it can be withdrawn today. */
  withdrawable: boolean;
}
