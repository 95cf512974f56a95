/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractChargeType } from './contractChargeType.ts';
import type { Money } from './money.ts';

/**
 * A payment of the contract that an idle period changes.
 */
export interface IdlePeriodCharge {
  type: ContractChargeType;
  /**
     * Name of the membership, the module or the fee.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Due date of the payment.
     * @minLength 10
     * @maxLength 10
     */
  dueDate: Date;
  priceBefore: Money;
  priceAfter: Money;
}
