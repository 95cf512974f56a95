/** Generated from api-spec. Do not edit; run `npm run gen`. */

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
}
