/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractChargeType } from './contractChargeType.ts';
import type { Money } from './money.ts';

/**
 * Something that is still charged.
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
     * Calendar day on which it is charged.
     * @minLength 10
     * @maxLength 10
     */
  dueDate: Date;
  /**
     * Last calendar day that it pays for; null for what is paid once, and for what comes back.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  paidUntilDate: Date | null;
  price: Money;
}
