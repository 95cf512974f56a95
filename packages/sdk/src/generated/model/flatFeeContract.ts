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
     * What it is for.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  price: Money;
  /** How often it is due; null for once. */
  paymentFrequency: Term | null;
  /**
     * When it is due first.
     * @minLength 10
     * @maxLength 10
     */
  startDate: Date;
}
