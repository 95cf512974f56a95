/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';

/**
 * Discount for a referred person.
 */
export interface ReferralDiscount {
  /**
     * Name given by the studio.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  price: Money;
  /**
     * Number of first payments of the new contract that the amount is deducted from.
     * @minimum 1
     * @maximum 1000
     */
  payments: number;
}
