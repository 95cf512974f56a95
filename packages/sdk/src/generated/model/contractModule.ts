/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';
import type { Term } from './term.ts';

/**
 * A module that is included in the contract or can be added to it.
 */
export interface ContractModule {
  /**
     * Identifies the module.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Name of the module.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Description as plain text, possibly empty.
     * @minLength 0
     * @maxLength 2000
     */
  description: string;
  /** True if it is included in the price; others are booked by id. */
  included: boolean;
  /** Price per payment; null if included. */
  price: Money | null;
  paymentFrequency: Term;
  /** Free trial period; null if there is none. */
  trialPeriod: Term | null;
}
