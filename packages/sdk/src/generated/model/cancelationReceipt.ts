/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CancelationReceiptType } from './cancelationReceiptType.ts';
import type { ContractCharge } from './contractCharge.ts';
import type { Money } from './money.ts';

/**
 * A declaration and its result.
 */
export interface CancelationReceipt {
  /**
     * Identifies the receipt.
     * @minLength 36
     * @maxLength 36
     */
  id: string;
  type: CancelationReceiptType;
  /**
     * Time of receipt, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  dateTime: Date;
  /**
     * The contract.
     * @minimum 1
     * @maximum 9007199254740991
     */
  contractId: number;
  /**
     * The module contract; null for the contract itself.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  moduleContractId: number | null;
  /**
     * Number of the contract for display.
     * @minLength 4
     * @maxLength 40
     */
  contractNumber: string;
  /**
     * Name of the membership or the module.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Last calendar day; null if the contract continues.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  contractEndDate: Date | null;
  /** Total of the remaining charges; null if the contract continues. */
  stillCharged: Money | null;
  /** The last charge; null if there is none, or the contract continues. */
  lastCharge: ContractCharge | null;
}
