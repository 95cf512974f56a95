/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';
import type { Term } from './term.ts';

/**
 * A module that a contract does not have yet.
 */
export interface BookableModule {
  /**
     * Identifies the module of the offer.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Contract that it can be booked with.
     * @minimum 1
     * @maximum 9007199254740991
     */
  contractId: number;
  /**
     * Name of the module.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * What it is.
     * @maxLength 2000
     */
  description: string;
  price: Money;
  paymentFrequency: Term;
  /** How long it can be tried for nothing, and canceled without notice; null when it cannot. */
  trialPeriod: Term | null;
  /**
     * First calendar day on which it can begin.
     * @minLength 10
     * @maxLength 10
     */
  earliestStartDate: Date;
  /**
     * Last calendar day on which it can begin.
     * @minLength 10
     * @maxLength 10
     */
  latestStartDate: Date;
  monthlyPriceBefore: Money;
  monthlyPrice: Money;
}
