/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractCharge } from './contractCharge.ts';
import type { Money } from './money.ts';

/**
 * Everything that is charged on one day.
 */
export interface ContractPayment {
  /**
     * Due date.
     * @minLength 10
     * @maxLength 10
     */
  dueDate: Date;
  price: Money;
  /**
     * Charges whose sum is the price; negative amounts are refunds.
     * @minItems 1
     * @maxItems 2000
     */
  charges: ContractCharge[];
}
