/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractExitPromise } from './contractExitPromise.ts';

/**
 * When a contract can end.
 */
export interface ContractCancelationDates {
  /**
     * The contract.
     * @minimum 1
     * @maximum 9007199254740991
     */
  contractId: number;
  /** Whether it can be canceled online today. */
  cancelable: boolean;
  /**
     * The ends to choose from if it is canceled today, the earliest first; none when it cannot be canceled.
     * @maxItems 10
     */
  dates: ContractExitPromise[];
}
