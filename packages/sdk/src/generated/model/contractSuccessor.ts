/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * The contract that replaces another one.
 */
export interface ContractSuccessor {
  /**
     * Identifies the contract.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Number of the contract for display.
     * @minLength 4
     * @maxLength 40
     */
  contractNumber: string;
  /**
     * Name of the membership.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * First calendar day of the contract.
     * @minLength 10
     * @maxLength 10
     */
  startDate: Date;
}
