/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractChargeType } from './contractChargeType.ts';
import type { Money } from './money.ts';

/**
 * A payment of the contract that an idle period makes another one.
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
     * Calendar day on which the payment is due.
     * @minLength 10
     * @maxLength 10
     */
  dueDate: Date;
  priceBefore: Money;
  priceAfter: Money;
}
