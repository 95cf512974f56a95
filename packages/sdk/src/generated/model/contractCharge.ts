/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractChargeType } from './contractChargeType.ts';
import type { Money } from './money.ts';

/**
 * A remaining charge.
 */
export interface ContractCharge {
  type: ContractChargeType;
  /**
     * Name of the membership, the module or the fee.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Due date.
     * @minLength 10
     * @maxLength 10
     */
  dueDate: Date;
  /**
     * Last calendar day covered; null for one-off fees and refunds.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  paidUntilDate: Date | null;
  price: Money;
}
