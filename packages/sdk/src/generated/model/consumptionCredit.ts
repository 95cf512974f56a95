/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CreditEntry } from './creditEntry.ts';
import type { Money } from './money.ts';

/**
 * Consumption credit of a member at the studio.
 */
export interface ConsumptionCredit {
  /**
     * The studio at which it can be spent.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /** The sum of all entries; negative if credit was spent whose payment has not arrived. */
  balance: Money;
  /** True if the member may recharge it and the studio sells recharges. */
  rechargeable: boolean;
  /**
     * By bookedAt, newest first. At most 200, the newest.
     * @maxItems 200
     */
  entries: CreditEntry[];
}
