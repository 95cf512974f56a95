/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';
import type { Term } from './term.ts';

/**
 * A module that can be added to a contract.
 */
export interface BookableModule {
  /**
     * Identifies the module of the offer.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Contract that it can be added to.
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
     * Type of the place.
     * @maxLength 2000
     */
  description: string;
  price: Money;
  paymentFrequency: Term;
  /** Free trial period, in which it can be canceled without notice; null without a trial. */
  trialPeriod: Term | null;
  /**
     * First possible start.
     * @minLength 10
     * @maxLength 10
     */
  earliestStartDate: Date;
  /**
     * Last possible start of the contract.
     * @minLength 10
     * @maxLength 10
     */
  latestStartDate: Date;
  monthlyPriceBefore: Money;
  monthlyPrice: Money;
}
