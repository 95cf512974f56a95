/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';
import type { Term } from './term.ts';

/**
 * A fee beside the price.
 */
export interface ContractFlatFee {
  /**
     * Identifies the fee within its term.
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
     * When it is due first, for a contract that begins on contractStartDate.
     * @minLength 10
     * @maxLength 10
     */
  startDate: Date;
}
