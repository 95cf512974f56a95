/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractExitPromise } from './contractExitPromise.ts';

/**
 * When a module can end.
 */
export interface ModuleCancelationDates {
  /**
     * The module contract.
     * @minimum 1
     * @maximum 9007199254740991
     */
  moduleContractId: number;
  /** Whether it can be canceled online today. */
  cancelable: boolean;
  /**
     * The ends to choose from if it is canceled today, the earliest first; none when it cannot be canceled.
     * @maxItems 10
     */
  dates: ContractExitPromise[];
}
