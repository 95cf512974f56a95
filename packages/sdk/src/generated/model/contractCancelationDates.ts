/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractExitPromise } from './contractExitPromise.ts';

/**
 * Possible ends of a contract.
 */
export interface ContractCancelationDates {
  /**
     * The contract.
     * @minimum 1
     * @maximum 9007199254740991
     */
  contractId: number;
  /** True if it can be canceled online today. */
  cancelable: boolean;
  /**
     * Possible ends for a cancelation today, earliest first; empty if it cannot be canceled.
     * @maxItems 10
     */
  dates: ContractExitPromise[];
}
