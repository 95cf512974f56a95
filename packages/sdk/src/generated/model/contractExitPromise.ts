/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractCharge } from './contractCharge.ts';
import type { ContractLapse } from './contractLapse.ts';
import type { Money } from './money.ts';

/**
 * What happens if it is canceled on a day: exactly this, whoever cancels then.
 */
export interface ContractExitPromise {
  /**
     * Calendar day of the cancelation.
     * @minLength 10
     * @maxLength 10
     */
  cancelationDate: Date;
  /**
     * Last calendar day then.
     * @minLength 10
     * @maxLength 10
     */
  contractEndDate: Date;
  /**
     * Last calendar day on which a cancelation still ends it then.
     * @minLength 10
     * @maxLength 10
     */
  lastPossibleCancelationDate: Date;
  /**
     * What is still charged, by day; an amount below zero comes back.
     * @maxItems 2000
     */
  charges: ContractCharge[];
  stillCharged: Money;
  /** The last of them that takes money; null when nothing is charged any more. */
  lastCharge: ContractCharge | null;
  /**
     * What ends with it.
     * @minItems 1
     * @maxItems 51
     */
  lapses: ContractLapse[];
}
