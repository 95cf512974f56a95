/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractPriceLineType } from './contractPriceLineType.ts';
import type { Money } from './money.ts';

/**
 * A price position of a contract.
 */
export interface ContractPriceLine {
  type: ContractPriceLineType;
  /**
     * Subject of the fee.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * The module; null for other positions.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  contractModuleId: number | null;
  price: Money;
  /**
     * Number of payments during the minimum term.
     * @minimum 1
     * @maximum 1100
     */
  payments: number;
  /**
     * First due date.
     * @minLength 10
     * @maxLength 10
     */
  startDate: Date;
  totalPrice: Money;
}
