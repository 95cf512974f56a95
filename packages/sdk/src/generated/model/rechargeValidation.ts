/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { RechargeRefusal } from './rechargeRefusal.ts';
import type { RechargeVariant } from './rechargeVariant.ts';

/**
 * Validation of a recharge link.
 */
export interface RechargeValidation {
  /** True if it can be bought now. */
  valid: boolean;
  /** Reason why it cannot be bought; null if it can. */
  reason: RechargeRefusal | null;
  /** The variant; null if it cannot be bought. */
  variant: RechargeVariant | null;
}
