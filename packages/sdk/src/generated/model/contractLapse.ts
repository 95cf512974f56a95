/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractLapseType } from './contractLapseType.ts';

/**
 * A benefit that cannot be used after a day.
 */
export interface ContractLapse {
  /** The membership or a module. */
  type: ContractLapseType;
  /**
     * Name of the membership or the module.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Last calendar day of use.
     * @minLength 10
     * @maxLength 10
     */
  endDate: Date;
}
