/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';

/**
 * What a contract took the place of, and what came of its end: stillCharged was charged from the signature until then, credit given back of what had been paid ahead.
 */
export interface ReplacedContract {
  /**
     * What it is called in letters.
     * @minLength 4
     * @maxLength 40
     */
  contractNumber: string;
  /**
     * Name of its offer.
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
