/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';

/**
 * A change of the membership's price.
 */
export interface ContractPriceChange {
  /**
     * First calendar day of the price.
     * @minLength 10
     * @maxLength 10
     */
  startDate: Date;
  price: Money;
}
