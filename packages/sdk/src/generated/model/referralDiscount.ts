/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';

/**
 * What whoever is brought along pays less.
 */
export interface ReferralDiscount {
  /**
     * What the studio calls it.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  price: Money;
  /**
     * Off how many of the first payments of the new contract the amount is taken.
     * @minimum 1
     * @maximum 1000
     */
  payments: number;
}
