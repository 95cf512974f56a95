/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';

/**
 * The replaced contract and the settlement of its end: stillCharged was charged from the signature until its end, credit was refunded for advance payments.
 */
export interface ReplacedContract {
  /**
     * Number of the contract for display.
     * @minLength 4
     * @maxLength 40
     */
  contractNumber: string;
  /**
     * Name of the offer.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Its last calendar day.
     * @minLength 10
     * @maxLength 10
     */
  contractEndDate: Date;
  stillCharged: Money;
  credit: Money;
}
