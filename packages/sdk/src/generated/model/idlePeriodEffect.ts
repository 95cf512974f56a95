/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { IdlePeriodCharge } from './idlePeriodCharge.ts';
import type { Money } from './money.ts';

/**
 * What an idle period does to the term and the charges of the contract that it pauses. The same rule charges. notCharged is how much less that is in all.
 */
export interface IdlePeriodEffect {
  /**
     * Contract that rests.
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
     * How many days it rests; the first and the last one count.
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
     * Payments that become others, by day; what is less than was charged already comes back.
     * @maxItems 2000
     */
  charges: IdlePeriodCharge[];
}
