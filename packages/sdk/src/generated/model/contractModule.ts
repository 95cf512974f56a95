/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';
import type { Term } from './term.ts';

/**
 * Something that comes with the contract, or can be booked with it.
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
     * What it is, as plain text; empty when nobody has written anything.
     * @minLength 0
     * @maxLength 2000
     */
  description: string;
  /** Whether it is part of the price; others are booked by their id. */
  included: boolean;
  /** Of each payment; null when it is included. */
  price: Money | null;
  paymentFrequency: Term;
  /** How long it can be tried before it costs anything; null for not at all. */
  trialPeriod: Term | null;
}
