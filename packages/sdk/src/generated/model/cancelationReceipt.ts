/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CancelationReceiptType } from './cancelationReceiptType.ts';
import type { ContractCharge } from './contractCharge.ts';
import type { Money } from './money.ts';

/**
 * What was declared, when, and what comes of it.
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
     * When it was received, with the offset of the studio.
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
     * What the contract is called in letters.
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
     * Last calendar day; null when it goes on.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  contractEndDate: Date | null;
  /** All that is still charged; null when it goes on. */
  stillCharged: Money | null;
  /** The last charge; null when none comes, or it goes on. */
  lastCharge: ContractCharge | null;
}
