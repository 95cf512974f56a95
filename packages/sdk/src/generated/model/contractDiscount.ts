/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractDiscountType } from './contractDiscountType.ts';
import type { Money } from './money.ts';

/**
 * A discount for a limited time.
 */
export interface ContractDiscount {
  type: ContractDiscountType;
  /**
     * Name given by the studio.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  price: Money;
  /**
     * Number of first payments that the amount is deducted from.
     * @minimum 1
     * @maximum 1000
     */
  payments: number;
}
