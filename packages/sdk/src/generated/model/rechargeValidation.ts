/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { RechargeRefusal } from './rechargeRefusal.ts';
import type { RechargeVariant } from './rechargeVariant.ts';

/**
 * Whether somebody can recharge by a link.
 */
export interface RechargeValidation {
  /** Whether it can be bought now. */
  valid: boolean;
  /** Why not; null when it can. */
  reason: RechargeRefusal | null;
  /** What it is; null when it cannot be bought. */
  variant: RechargeVariant | null;
}
