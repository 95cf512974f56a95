/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractCharge } from './contractCharge.ts';
import type { ContractLapse } from './contractLapse.ts';
import type { Money } from './money.ts';

/**
 * Binding result of a cancelation on a given day.
 */
export interface ContractExitPromise {
  /**
     * Calendar day of the cancelation.
     * @minLength 10
     * @maxLength 10
     */
  cancelationDate: Date;
  /**
     * Resulting last calendar day.
     * @minLength 10
     * @maxLength 10
     */
  contractEndDate: Date;
  /**
     * Last calendar day to cancel for this end.
     * @minLength 10
     * @maxLength 10
     */
  lastPossibleCancelationDate: Date;
  /**
     * Remaining charges, by day; negative amounts are refunds.
     * @maxItems 2000
     */
  charges: ContractCharge[];
  stillCharged: Money;
  /** The last positive charge; null if nothing is charged. */
  lastCharge: ContractCharge | null;
  /**
     * Benefits that end with it.
     * @minItems 1
     * @maxItems 51
     */
  lapses: ContractLapse[];
}
