/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';
import type { Term } from './term.ts';

/**
 * A fee of a contract.
 */
export interface FlatFeeContract {
  /**
     * Identifies the fee.
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
     * First due date.
     * @minLength 10
     * @maxLength 10
     */
  startDate: Date;
}
