/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';
import type { Term } from './term.ts';

/**
 * An additional fee.
 */
export interface ContractFlatFee {
  /**
     * Identifies the fee within its term.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Subject of the fee.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  price: Money;
  /** Interval; null for a one-off fee. */
  paymentFrequency: Term | null;
  /**
     * First due date if the contract begins on contractStartDate.
     * @minLength 10
     * @maxLength 10
     */
  startDate: Date;
}
