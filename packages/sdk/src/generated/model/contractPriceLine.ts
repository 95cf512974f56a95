/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractPriceLineType } from './contractPriceLineType.ts';
import type { Money } from './money.ts';

/**
 * A part of what a contract costs.
 */
export interface ContractPriceLine {
  type: ContractPriceLineType;
  /**
     * What it is for.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * The module; null for all other lines.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  contractModuleId: number | null;
  price: Money;
  /**
     * How many payments there are during the minimum term.
     * @minimum 1
     * @maximum 1100
     */
  payments: number;
  /**
     * When the first one is due.
     * @minLength 10
     * @maxLength 10
     */
  startDate: Date;
  totalPrice: Money;
}
