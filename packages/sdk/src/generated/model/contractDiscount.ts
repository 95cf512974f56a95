/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractDiscountType } from './contractDiscountType.ts';
import type { Money } from './money.ts';

/**
 * Less to pay for a while.
 */
export interface ContractDiscount {
  type: ContractDiscountType;
  /**
     * What the studio calls it.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  price: Money;
  /**
     * Off how many of the first payments the amount is taken.
     * @minimum 1
     * @maximum 1000
     */
  payments: number;
}
