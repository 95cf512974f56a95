/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';

/**
 * A module to add to a contract.
 */
export interface BookModuleRequest {
  /**
     * The contract.
     * @minimum 1
     * @maximum 9007199254740991
     */
  contractId: number;
  /**
     * The module of the offer.
     * @minimum 1
     * @maximum 9007199254740991
     */
  contractModuleId: number;
  /**
     * First calendar day; null for the earliest.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  startDate: Date | null;
  price: Money;
}
