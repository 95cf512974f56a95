/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { IdlePeriodCharge } from './idlePeriodCharge.ts';
import type { Money } from './money.ts';

/**
 * Effect of an idle period on term and charges of the contract; the charges follow the same rule. notCharged is the total reduction.
 */
export interface IdlePeriodEffect {
  /**
     * The paused contract.
     * @minimum 1
     * @maximum 9007199254740991
     */
  contractId: number;
  /**
     * Name of the membership.
     * @minLength 1
     * @maxLength 120
     */
  contractName: string;
  /**
     * Number of paused days, including the first and the last.
     * @minimum 1
     * @maximum 3700
     */
  restingDays: number;
  /**
     * Last calendar day of the minimum term without this idle period.
     * @minLength 10
     * @maxLength 10
     */
  endDateBefore: Date;
  /**
     * Last calendar day of the minimum term with it.
     * @minLength 10
     * @maxLength 10
     */
  endDateAfter: Date;
  notCharged: Money;
  /**
     * Changed payments, by day; charges above the new amount are refunded.
     * @maxItems 2000
     */
  charges: IdlePeriodCharge[];
}
