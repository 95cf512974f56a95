/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LateCancelationConsequence } from './lateCancelationConsequence.ts';
import type { Money } from './money.ts';

/**
 * What a cancelation after the end of free cancelation costs.
 */
export interface LateCancelation {
  /** NOT_POSSIBLE: the booking can no longer be canceled. FORFEITED: until the start, but what paid for it, a visit or an amount, is not returned. FEE: until the start; what paid for it is returned, and the fee is charged to the member's account, due after 14 days. */
  consequence: LateCancelationConsequence;
  /** The fee; null unless the consequence is FEE. */
  fee: Money | null;
}
